import sax, { type SAXParser } from 'sax'

// Paths and pictures inside of an SVG are attributes of any length.
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity })

/** A parser of well-formed XML with namespaces and without entities of HTML. It throws what it finds wrong. */
export const openXml = (): SAXParser => {
  const options = { xmlns: true, strictEntities: true }
  const parser = sax.parser(true, options)
  parser.onerror = (error) => {
    throw error
  }
  return parser
}
