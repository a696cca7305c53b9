import { SaxesParser, type SaxesTagNS } from 'saxes'
import { documentMessages } from '../../domain/documents/file'
import { NotADocument } from './notADocument'

export type XmlTag = SaxesTagNS

/** A parser of well-formed XML with namespaces; `fail` throws what it finds wrong. */
export type XmlParser = SaxesParser<{ xmlns: true }>

// A parser looks for a namespace in each open element, so the time of an element grows with its depth. No program that
// draws or writes comes near these limits.
const deepest = 256
const mostAttributes = 1_000
const mostElements = 500_000

/**
 * Opens one that refuses what is nested too deeply, or has too many elements or attributes, when it comes to it. A parser
 * has one handler for each event, so that of the end of an element is given here.
 */
export const openXml = (closed: (tag: XmlTag) => void = () => {}): XmlParser => {
  const parser = new SaxesParser({ xmlns: true })
  let [depth, elements, attributes] = [0, 0, 0]
  const stopAbove = (most: number, count: number): void => {
    if (count > most) throw new NotADocument(documentMessages.complex)
  }
  parser.on('opentagstart', () => {
    attributes = 0
    stopAbove(deepest, (depth += 1))
    stopAbove(mostElements, (elements += 1))
  })
  parser.on('attribute', () => stopAbove(mostAttributes, (attributes += 1)))
  parser.on('closetag', (tag) => {
    depth -= 1
    closed(tag)
  })
  return parser
}
