import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

const hand = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** Pastes a text in place of what the field holds. A page renders once for it; for a typed text, once for each letter. */
export const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await hand.click(field)
  ;(field as HTMLInputElement).select()
  await hand.paste(text)
}
