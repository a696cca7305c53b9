import { createNotices, type Notice } from './notices'

const saved: Notice = { kind: 'success', title: 'Saved' }
const closed: Notice = { kind: 'success', title: 'Call closed', action: { label: 'Undo', onClick: () => {} } }
const stale: Notice = { kind: 'warning', title: 'Changed by Ben Adler' }
const failed: Notice = { kind: 'error', title: 'Not sent' }

const titles = (notices: ReturnType<typeof createNotices>) => notices.shown().map(({ title }) => title)

test('a dialog that opens clears what only told of a success, and nothing that asks for something', () => {
  const notices = createNotices()
  for (const notice of [saved, closed, stale, failed]) notices.notify(notice)
  notices.openDialog(() => {})
  expect(titles(notices)).toEqual(['Call closed', 'Changed by Ben Adler', 'Not sent'])
})

test('what is told while a dialog is open stays', () => {
  const notices = createNotices()
  const close = notices.openDialog(() => {})
  notices.notify(saved)
  close()
  expect(titles(notices)).toEqual(['Saved'])
})

test('a failure shows in the last dialog that is open, and on the page when there is none', () => {
  const notices = createNotices()
  const first: string[] = []
  const second: string[] = []
  const closeFirst = notices.openDialog(({ title }) => first.push(title))
  const closeSecond = notices.openDialog(({ title }) => second.push(title))
  notices.fail({ kind: 'error', title: 'in the second' })
  closeSecond()
  notices.fail({ kind: 'error', title: 'in the first' })
  closeFirst()
  notices.fail({ kind: 'error', title: 'on the page' })
  expect({ first, second, page: titles(notices) }).toEqual({
    first: ['in the first'],
    second: ['in the second'],
    page: ['on the page'],
  })
  expect(notices.failures()).toBe(3)
})
