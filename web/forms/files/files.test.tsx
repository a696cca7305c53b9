import { jest } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import '../../test/settled'
import { createNotices, NoticesContext } from '../../ui/notices/notices'
import { Theme } from '../../ui/page/Theme'
import { DropZone } from './DropZone'
import { FileField } from './FileField'

const file = new File(['x'], 'people.csv')
const files = { dataTransfer: { types: ['Files'], files: [file] } }

const isMarked = (zone: HTMLElement) => zone.hasAttribute('data-over')
/** jsdom knows no events of dragging: it leaves out where the pointer goes. */
const leaveFor = (zone: HTMLElement, to: Element) =>
  fireEvent(zone, Object.defineProperty(createEvent.dragLeave(zone), 'relatedTarget', { value: to }))

const openZone = (disabled = false) => {
  const onFiles = jest.fn()
  const notices = createNotices()
  render(
    <Theme>
      <NoticesContext value={notices}>
        <DropZone data-testid="zone" disabled={disabled} onFiles={onFiles}>
          <button>Inside</button>
        </DropZone>
        <p>Beside</p>
      </NoticesContext>
    </Theme>,
  )
  return { onFiles, zone: screen.getByTestId('zone'), told: () => notices.shown().map(({ title }) => title) }
}

test('files that are dropped are taken, texts are not', () => {
  const { onFiles, zone } = openZone()
  fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
  fireEvent.drop(zone, files)
  expect(onFiles).toHaveBeenCalledWith([file])
})

test('something that is dropped as a file and is none is told', () => {
  const { onFiles, zone, told } = openZone()
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
  expect(told()).toEqual(['This could not be read as a file. Save it first, then choose it.'])
})

test('a file that is dropped beside the zone does not replace the page; a text goes where it goes', () => {
  const { onFiles } = openZone()
  const beside = screen.getByText('Beside')
  const isKept = (type: 'dragOver' | 'drop', types: string[]): boolean => {
    const event = createEvent[type](beside, { dataTransfer: { types, files: [] } })
    fireEvent(beside, event)
    return event.defaultPrevented
  }
  expect([isKept('dragOver', ['Files']), isKept('drop', ['Files'])]).toEqual([true, true])
  expect([isKept('dragOver', ['text/plain']), isKept('drop', ['text/plain'])]).toEqual([false, false])
  expect(onFiles).not.toHaveBeenCalled()
})

test('the zone stays marked while the pointer passes over what lies in it', () => {
  const { zone } = openZone()
  fireEvent.dragOver(zone, files)
  expect(isMarked(zone)).toBe(true)
  leaveFor(zone, screen.getByText('Inside'))
  expect(isMarked(zone)).toBe(true)
  leaveFor(zone, document.body)
  expect(isMarked(zone)).toBe(false)
})

test('while it is disabled the pointer says so, and nothing is taken', () => {
  const { onFiles, zone } = openZone(true)
  const over = createEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files: [], dropEffect: 'copy' } })
  fireEvent(zone, over)
  expect((over as DragEvent).dataTransfer!.dropEffect).toBe('none')
  expect(isMarked(zone)).toBe(false)
  const drop = createEvent.drop(zone, files)
  fireEvent(zone, drop)
  expect(onFiles).not.toHaveBeenCalled()
  // The browser would open the file in place of the page.
  expect(drop.defaultPrevented).toBe(true)
})

test('a field for a file takes one that is chosen or dropped, and forgets it when another is to be chosen', () => {
  const onFile = jest.fn()
  render(
    <Theme>
      <NoticesContext value={createNotices()}>
        <FileField id="people" label="People" accept=".csv" error="Too large" disabled={false} onFile={onFile} />
      </NoticesContext>
    </Theme>,
  )
  const field = screen.getByLabelText('People')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { files: [file] } })
  expect(onFile).toHaveBeenLastCalledWith(file)
  fireEvent.click(field)
  expect(onFile).toHaveBeenLastCalledWith(undefined)
  fireEvent.drop(field, files)
  expect(onFile).toHaveBeenLastCalledWith(file)
})
