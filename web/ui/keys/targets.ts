/** Inputs that take no letters. */
const withoutText = /^(checkbox|radio|button|submit|reset|range|file|color|image)$/

/** Whether letters that are typed there become text. */
export const takesText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !withoutText.test(target.type)))

/** Whether letters that are typed there mean something to it: a select goes to the option that begins with them. */
export const takesLetters = (target: EventTarget | null): boolean =>
  takesText(target) || target instanceof HTMLSelectElement

/** Whether a dialog covers the page. */
export const isCovered = (): boolean => document.querySelector('[aria-modal=true], dialog[open]') !== null
