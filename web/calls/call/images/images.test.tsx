import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { button, completedByBen, openCall, recordTeaching, type CallFacts } from '../../../test/callPage'
import { globalId } from '../../../relay/globalId'
import { FakeRequest, fakeRequests } from '../../../test/fakes/fakeRequest'

const id = (n: number) => `0199f14f-ad36-7fa1-8172-f1ff9170000${n}`
const provider = '00000000-0000-7000-8000-000000000004'
const images = [
  { databaseId: id(1), fileName: 'site.jpg' },
  { databaseId: id(2), fileName: 'dressing.png' },
]

fakeRequests()

const jpeg = (name: string, size = 100) => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
  // jsdom's Blob cannot return its bytes.
  Object.defineProperty(file, 'size', { value: size })
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer) }) as never
  return file
}
const page = (name: string) => {
  const file = jpeg(name)
  file.slice = () =>
    ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode('<!doctype html>').buffer) }) as never
  return file
}

const panel = () => screen.getByRole('region', { name: 'Images' })
const names = () =>
  within(panel())
    .queryAllByRole('button', { name: /^Show / })
    .map((each) => each.getAttribute('aria-label'))
const choose = (...files: File[]) => fireEvent.change(panel().querySelector('input[type=file]')!, { target: { files } })
/** The nth request. */
const sent = async (nth: number) => {
  await waitFor(() => expect(FakeRequest.all.length).toBeGreaterThan(nth))
  return FakeRequest.all[nth]!
}
const arrived = (n: number, fileName = `new${n}.jpg`) => ({ id: id(n), fileName, contentType: 'image/jpeg', size: 9 })

const open = (over: CallFacts = {}) => openCall({ images, ...over })

test('the images of a call are shown small, by their addresses on this server', async () => {
  await open()
  expect(names()).toEqual(['Show site.jpg', 'Show dressing.png'])
  expect([...panel().querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual(
    [1, 2].map((n) => `/api/v0/providers/${provider}/images/${id(n)}?size=thumbnail`),
  )
})

test('a chosen file is sent at once, shows its progress, and is added to the call on Save', async () => {
  const { user, sent: operations } = await open()
  choose(jpeg('arm.jpg'))
  const request = await sent(0)
  expect([request.address, request.file?.name]).toEqual([`/api/v0/providers/${provider}/images`, 'arm.jpg'])
  act(() => request.upload.onprogress?.({ loaded: 30, total: 120 }))
  expect(screen.getByRole('progressbar', { name: 'Sending arm.jpg' }).getAttribute('aria-valuenow')).toBe('25')
  await request.answer(200, arrived(3, 'arm.jpg'))
  expect(names()).toEqual(['Show site.jpg', 'Show dressing.png', 'Show arm.jpg'])
  await user.click(button('Save Entries'))
  expect(operations()).toContainEqual([
    'entryVerbsCorrectCallMutation',
    { input: expect.objectContaining({ imageIds: [1, 2, 3].map((n) => globalId('Image', id(n))) }) },
  ])
})

test('several files are sent one after the other, and each stays where it was chosen', async () => {
  await open()
  choose(jpeg('one.jpg'), jpeg('two.jpg'))
  const first = await sent(0)
  expect(FakeRequest.all).toHaveLength(1)
  await first.answer(200, arrived(3, 'one.jpg'))
  await (await sent(1)).answer(200, arrived(4, 'two.jpg'))
  expect(names().slice(2)).toEqual(['Show one.jpg', 'Show two.jpg'])
})

test('closing waits for files that have not arrived, so that nothing is lost', async () => {
  const call = await open()
  await recordTeaching(call)
  choose(jpeg('arm.jpg'))
  const request = await sent(0)
  await call.user.click(button('Submit Procedure'))
  expect(screen.getByRole('dialog', { name: 'Cannot submit' }).textContent).toContain('An image has not been sent yet')
  expect(call.sent()).toEqual([])
  await call.user.click(screen.getByRole('link', { name: /An image has not been sent yet/ }))
  await waitFor(() => expect(document.activeElement).toBe(button('Add Images')))
  await request.answer(200, arrived(3))
  await call.user.click(button('Submit Procedure'))
  expect(call.sent()).toEqual([
    [
      'entryVerbsCloseCallMutation',
      { input: expect.objectContaining({ imageIds: [1, 2, 3].map((n) => globalId('Image', id(n))) }) },
    ],
  ])
})

test('what did not arrive says why, and is tried again or discarded; a file that will not do is only discarded', async () => {
  const { user } = await open()
  choose(jpeg('arm.jpg'))
  await (await sent(0)).fail()
  expect(panel().textContent).toContain('The server cannot be reached.')
  await user.click(button('Try arm.jpg again'))
  await (
    await sent(1)
  ).answer(422, {
    code: 'VALIDATION',
    message: 'm',
    errors: [{ field: 'file', message: 'This image is damaged or cut off. Take or save it again' }],
  })
  expect(panel().textContent).toContain('This image is damaged or cut off. Take or save it again')
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull()
  await user.click(button('Discard arm.jpg'))
  expect(panel().textContent).not.toContain('arm.jpg')
  expect(button('Save Entries').disabled).toBe(true)
})

test('what the server would refuse anyway is not sent to it', async () => {
  await open()
  choose(page('fake.png'), jpeg('large.jpg', 14 * 1024 * 1024 + 1))
  await waitFor(() => expect(panel().textContent).toContain('Only files up to 14 MB are supported'))
  expect(panel().textContent).toContain('Must be a PNG, JPEG, GIF or WebP image')
  expect(FakeRequest.all).toEqual([])
})

test('a file that the browser cannot read says so, and the next one is sent', async () => {
  await open()
  const gone = Object.assign(jpeg('gone.jpg'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as never,
  })
  choose(gone, jpeg('arm.jpg'))
  expect((await sent(0)).file?.name).toBe('arm.jpg')
  expect(panel().textContent).toContain('This file cannot be read.')
})

test('an upload can be canceled, and the next one starts', async () => {
  const { user } = await open()
  choose(jpeg('one.jpg'), jpeg('two.jpg'))
  const first = await sent(0)
  await user.click(button('Cancel one.jpg'))
  expect(first.aborted).toBe(true)
  await (await sent(1)).answer(200, arrived(4, 'two.jpg'))
  expect(names().slice(2)).toEqual(['Show two.jpg'])
})

test('leaving the page aborts uploads', async () => {
  const { unmount } = await open()
  choose(jpeg('arm.jpg'))
  const request = await sent(0)
  unmount()
  expect(request.aborted).toBe(true)
})

test('files are dropped on the panel', async () => {
  await open()
  fireEvent.drop(panel(), { dataTransfer: { types: ['Files'], files: [jpeg('arm.jpg')] } })
  expect((await sent(0)).file?.name).toBe('arm.jpg')
  fireEvent.drop(panel(), { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(FakeRequest.all).toHaveLength(1)
})

test('an image that was removed can be put back in its place until the call is saved', async () => {
  const { user, sent: operations, done } = await open()
  await user.click(button('Remove site.jpg'))
  expect(panel().textContent).toContain('Removed')
  await user.click(button('Undo the removal of site.jpg'))
  expect(button('Save Entries').disabled).toBe(true)
  await user.click(button('Remove site.jpg'))
  await user.click(button('Save Entries'))
  expect(operations()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: expect.objectContaining({ imageIds: [globalId('Image', id(2))] }) }],
  ])
  await done({ images: [images[1]!], version: 4, updatedAt: '2026-11-21T09:00:00.000Z' })
  expect(names()).toEqual(['Show dressing.png'])
  expect(panel().textContent).not.toContain('Removed')
})

test('an image is shown large, the others by keys and buttons, and Escape leads back', async () => {
  const { user } = await open()
  await user.click(button('Show dressing.png'))
  const viewer = () => screen.getByRole('dialog')
  const shown = () => within(viewer()).getByRole('img').getAttribute('src')
  expect([viewer().textContent?.includes('2 of 2'), shown()]).toEqual([
    true,
    `/api/v0/providers/${provider}/images/${id(2)}`,
  ])
  // A browser focuses a dialog; jsdom does not.
  within(viewer()).getByRole('button', { name: 'Close' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toContain(id(1))
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toContain(id(1))
  await user.click(within(viewer()).getByRole('button', { name: 'Next' }))
  expect(shown()).toContain(id(2))
  fireEvent.error(within(viewer()).getByRole('img'))
  expect(viewer().textContent).toContain('This image cannot be shown.')
  await user.click(within(viewer()).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a call that cannot be corrected any more shows its images, and nothing to change them', async () => {
  await open(completedByBen)
  expect(names()).toEqual(['Show site.jpg', 'Show dressing.png'])
  expect(within(panel()).queryByRole('button', { name: /Add|Remove|Take/ })).toBeNull()
})

test('a call without images that cannot be corrected says nothing of images', async () => {
  await open({ ...completedByBen, images: [] })
  expect(screen.queryByRole('region', { name: 'Images' })).toBeNull()
})

test('without a connection the panel says that images cannot be sent', async () => {
  const call = await open()
  await call.goOnline()
  await call.goOffline()
  expect(panel().textContent).toContain('No connection. Images that you add now stay on this page.')
})

test('a call has room for twenty images', async () => {
  await open({
    images: Array.from({ length: 19 }, (_, n) => ({
      databaseId: `0199f14f-ad36-7fa1-8172-f1ff917001${String(n).padStart(2, '0')}`,
      fileName: `${n}.jpg`,
    })),
  })
  choose(jpeg('a.jpg'), jpeg('b.jpg'))
  expect((await sent(0)).file?.name).toBe('a.jpg')
  expect(panel().textContent).not.toContain('b.jpg')
  expect(panel().textContent).toContain('This call cannot have more images.')
  expect(button('Add Images').disabled).toBe(true)
})
