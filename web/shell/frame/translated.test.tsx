import { act, screen, within } from '@testing-library/react'
import { Identity } from '../../calls/call/page/Identity'
import { queueLayout } from '../../calls/queue/row/queueLayout'
import { globalId } from '../../relay/globalId'
import { openList, pastCall } from '../../test/callList'
import { button, completedByBen, openCall } from '../../test/callPage'
import { openLine } from '../../test/linePage'
import { aCall, ben, main, openQueue, person, provider, rosa, uuid, work } from '../../test/queuePage'
import { signedIn } from '../../test/renderApp'
import { renderWithRelay } from '../../test/renderWithRelay'

// What a browser that translates the page must leave as it is (rules 10.17). Names in sentences are not meant.

/** The texts with these words that a browser may translate, and those that it may not. */
const textsWith = (words: string) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const translated: string[] = []
  const kept: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (!data.includes(words) || parentElement!.closest('style, script')) continue
    const isKept = parentElement!.closest('[translate]')?.getAttribute('translate') === 'no'
    ;(isKept ? kept : translated).push(parentElement!.outerHTML)
  }
  return { translated, kept }
}

const expectKept = (...data: string[]) => {
  expect(data.flatMap((words) => textsWith(words).translated)).toEqual([])
  expect(data.filter((words) => textsWith(words).kept.length === 0)).toEqual([])
}

const expectTranslated = (...data: string[]) =>
  expect(data.filter((words) => textsWith(words).translated.length === 0)).toEqual([])

const busy = aCall(1, {
  purpose: 'Custom',
  customJob: 'Check the pump',
  contact: 'ext 5512',
  preComments: 'Left arm only',
  roomDescription: 'Bed by the window',
  line: { id: 'l1', name: 'Park’s Line' },
  assignedTo: rosa,
  workOrders: [work(rosa, 'Lead', '2026-11-21T13:10:00.000Z'), work(ben, 'Assisting', '2026-11-21T13:10:00.000Z')],
})
const nowhere = aCall(2, { facility: null })

test('cards of the queue', async () => {
  await openQueue([busy, nowhere])
  const data = ['Check the pump', '4B-1', main.name, 'ext 5512', 'Left arm only', 'Bed by the window', 'Park’s Line']
  expectKept(...data, rosa.fullName, ben.fullName)
  expect(document.querySelector('article .minutes')!.getAttribute('translate')).toBe('no')
  expectTranslated('in progress', 'waiting', 'No room given')
})

test('rows of the queue', async () => {
  queueLayout.set('list')
  await openQueue([busy, nowhere])
  expectKept('Check the pump', '4B-1', main.name, 'ext 5512', rosa.fullName)
  expectTranslated('in progress')
  act(() => queueLayout.set('cards'))
})

test('the page of a call', async () => {
  await openCall({ ...completedByBen, customJob: 'Check the pump', insertedBy: 'Dr. Vance' } as never)
  expectKept('Check the pump', 'Main Hospital', 'Dr. Vance')
  // Other places are sentences.
  for (const name of ['Rosa Alvarez', 'by Ben Carter']) expect(textsWith(name).kept).not.toEqual([])
  expectTranslated('Completed', 'Work log')
})

test('who the patient is, on a phone', async () => {
  const patient = { patientFirstName: 'Felix', patientLastName: 'Richardson', dob: '12/24/1981', mrn: '4439227' }
  renderWithRelay(
    <Identity patient={patient} isOpen={false} readOnly onToggle={() => undefined}>
      {null}
    </Identity>,
  )
  expect(button('Patient and request: Richardson, Felix · 12/24/1981 · MRN 4439227')).toBeTruthy()
  expectKept('Richardson, Felix', '12/24/1981', '4439227')
})

test('the page of a line', async () => {
  await openLine({ patientName: 'June Park', mrn: '4456535' } as never)
  expectKept('Park’s Line', 'June Park', '4456535', '4B-12', 'Main Hospital', '11/24/2026')
  expectTranslated('Patient Name', 'Open')
})

test('a list of past calls', async () => {
  await openList('/calls/completed', { calls: [pastCall(1)] })
  expectKept('Park', '4456535', '4B-1', ben.fullName)
  const row = within(screen.getAllByRole('row')[1]!)
  expect(row.getByText('Normal').closest('td')!.hasAttribute('translate')).toBe(false)
  expectTranslated('Hospital')
})

test('the team, and one’s own name', async () => {
  const app = await signedIn('/team')
  const member = {
    isLead: true,
    isElsewhere: false,
    since: '2026-11-21T13:00:00.000Z',
    user: person(1, 'Ben Carter'),
    call: { ...aCall(1), id: globalId('Call', uuid(1)) },
  }
  const stat = { ...aCall(3), assignedTo: person(4, 'Miguel Santos') }
  await app.answer('TeamPageQuery', {
    data: { provider: { ...provider, team: { members: [member], statsWithNobody: [stat] } } },
  })
  expectKept('Ben Carter', 'Miguel Santos', '4B-1', '4B-3', main.name, 'RA')
  expectTranslated('Online', 'is offline')
})
