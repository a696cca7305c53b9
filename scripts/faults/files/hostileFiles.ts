import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Random } from '../../../prisma/demo/story/random'
import {
  documentExtensions,
  documentLimit,
  documentMessages,
  type DocumentExtension,
} from '../../../server/domain/documents/file'
import { checkDocument } from '../../../server/files/documents/checkDocument'
import {
  compoundOf,
  docxParts,
  openDocumentParts,
  sampleFile,
  svgOf,
  zipOf,
} from '../../../server/test/hospital/documentFiles'
import { encryptedPdf, encryptionOf } from '../../../server/test/hospital/encryptedPdf'
import { ensureBuilt } from '../../lib/prepare.mjs'
import { spreadOf, tooSlow, type Kind } from '../kind'

/** Files of a round. */
const perRound = 25
const longestStallMs = 100
const longestAnswerMs = 2_000

type Hostile = (chance: Random) => Promise<[DocumentExtension, Buffer]>

const times = (chance: Random, most: number): number => Math.floor(chance.spread(1, most))

/** Markup that costs a careless reader the square of its length. */
const markup = (chance: Random): string => {
  const count = times(chance, 400_000)
  const each = (one: (index: number) => string): string => Array.from({ length: count }, (_, at) => one(at)).join('')
  return chance.pick([
    () => `${'<g>'.repeat(count)}${'</g>'.repeat(count)}`,
    () => `${each((at) => `<g xmlns:n${at}="urn:${at}">`)}${'</g>'.repeat(count)}`,
    () => `<g ${each((at) => ` a${at}=""`)}/>`,
    () => `<g ${each((at) => ` xmlns:n${at}="urn:${at}"`)}/>`,
    () => '<g/>'.repeat(count),
    () => `<style>${chance.pick(['\\', 'url(', '/*', '@import ', '\\72 ']).repeat(count)}</style>`,
    () => `<path d="${chance.pick(['\\', 'url(', 'url(#', 'L1 1 ', '&amp;']).repeat(count)}"/>`,
    () => `<!--${'-'.repeat(count)}`,
    () => `<![CDATA[${']'.repeat(count)}`,
    () => '<'.repeat(count),
    () => '&'.repeat(count),
    () => `<g a="${'x'.repeat(count)}`,
  ])()
}

const cut = (chance: Random, bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * chance.next()))

const damaged = (chance: Random, whole: Buffer): Buffer => {
  const bytes = Buffer.from(whole)
  for (let left = times(chance, 50); left > 0; left -= 1) bytes[chance.int(0, bytes.length - 1)] = chance.int(0, 255)
  return bytes
}

const ways: Hostile[] = [
  async (chance) => ['svg', await Promise.resolve(svgOf(markup(chance)))],
  async (chance) => ['svg', await Promise.resolve(cut(chance, svgOf(markup(chance))))],
  async (chance) => ['docx', await zipOf({ ...docxParts(), '[Content_Types].xml': markup(chance) })],
  async (chance) => ['docx', await zipOf({ ...docxParts(), '[Content_Types].xml': svgOf(markup(chance)) })],
  async (chance) => ['odt', await zipOf({ ...openDocumentParts('odt'), 'META-INF/manifest.xml': markup(chance) })],
  // What unpacks to much more, and archives inside of archives.
  async (chance) => ['docx', await zipOf({ ...docxParts(), a: Buffer.alloc(times(chance, 150) * 1024 * 1024) })],
  async (chance) => {
    let inner: Buffer = Buffer.from(markup(chance))
    for (let left = chance.int(1, 20); left > 0; left -= 1) inner = await zipOf({ ...docxParts(), inner })
    return ['docx', inner]
  },
  async (chance) => {
    const parts = Array.from({ length: times(chance, 8_000) }, (_, at) => [`word/${at}`, 'x'] as const)
    return ['docx', await zipOf({ ...docxParts(), ...Object.fromEntries(parts) })]
  },
  async (chance) => {
    const extension = chance.pick(documentExtensions)
    const bytes = await sampleFile(extension)
    return [extension, chance.chance(0.5) ? cut(chance, bytes) : damaged(chance, bytes)]
  },
  async (chance) => {
    const streams = Object.fromEntries(
      Array.from({ length: chance.int(1, 60) }, (_, at) => [`s${at}`, Buffer.alloc(512)]),
    )
    return ['doc', await Promise.resolve(damaged(chance, compoundOf(streams)))]
  },
  // An encryption that keeps a reader of PDF files busy.
  async (chance) => {
    const encryption = encryptionOf(chance.pick([2, 3, 4, 5, 6]), { user: chance.pick(['', 'secret']) })
    const more = chance.pick(['[', '/A<<', '(', '(x)', '/A 1', '4 0 obj ', '#45', `/Length ${2 ** 31 - 8}`])
    const filled = encryption.replace('/P', `${more.repeat(times(chance, 1_000_000))}/P`)
    return ['pdf', await Promise.resolve(encryptedPdf(filled, chance.pick(['table', 'stream', 'direct'])))]
  },
  // What one type holds under the name of another.
  async (chance) => [chance.pick(documentExtensions), await sampleFile(chance.pick(documentExtensions))],
  async (chance) => [
    chance.pick(documentExtensions),
    await Promise.resolve(Buffer.alloc(documentLimit, chance.int(0, 255))),
  ],
]

/** Files made to keep a reader busy: each is answered soon, and nobody else waits for it. */
export const hostileFiles: Kind = async ({ rounds, seed, isShort }) => {
  // Threads start from the built server.
  await ensureBuilt()
  const chance = new Random(seed)
  const [answers, stalls]: [number[], number[]] = [[], []]
  const lost: string[] = []
  let complex = 0
  for (let left = rounds * perRound; left > 0; left -= 1) {
    const [extension, bytes] = await chance.pick(ways)(chance)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    try {
      const { refusal } = await checkDocument(`hostile.${extension}`, bytes)
      complex += Number(refusal === documentMessages.complex)
    } catch (error) {
      lost.push(`a file of ${bytes.length} bytes under the name .${extension} was no refusal: ${String(error)}`)
    }
    answers.push(Math.round(performance.now() - began))
    delay.disable()
    stalls.push(Math.round(delay.max / 1e6))
  }
  return {
    figures: { files: answers.length, complex, answer: spreadOf(answers), stall: spreadOf(stalls) },
    // A machine that runs other tests beside may be slow by itself.
    lost: isShort
      ? lost
      : [...lost, ...tooSlow('An answer', answers, longestAnswerMs), ...tooSlow('A stall', stalls, longestStallMs)],
  }
}
