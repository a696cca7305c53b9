import { documentMessages } from '../../domain/documents/file'
import { NotADocument } from './notADocument'
import { openXml, type XmlTag } from './xml'

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/** Elements that run something, or that show something else than a picture. */
const activeElements = new Set(
  'script foreignobject iframe frame object embed applet audio video source track handler listener link meta base form html body'.split(
    ' ',
  ),
)

/** Attributes that name another resource. */
const references = new Set('href src srcset data action formaction ping poster background base'.split(' '))

const isInside = (reference: string): boolean => /^\s*(#|data:image[/](png|jpe?g|gif|webp)[;,]|$)/i.test(reference)

/** Style sheets can hide letters behind comments and escapes. */
const plainStyle = (style: string): string =>
  style
    .replaceAll(/[/][*][^]*?([*][/]|$)/g, '')
    .replaceAll(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_whole, code: string | undefined, letter: string | undefined) =>
      code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10_ff_ff)) : (letter ?? ''),
    )

// Both take time in proportion to the length: the file is of a stranger.
const insideUrl = /\s*["']?(#|data:image[/](png|jpe?g|gif|webp)[;,])/iy
const refersOut = (style: string): boolean =>
  [...style.matchAll(/url\(/gi)].some(({ index }) => {
    insideUrl.lastIndex = index + 'url('.length
    return !insideUrl.test(style)
  })

const isActiveStyle = (style: string): boolean => {
  const plain = plainStyle(style)
  return refersOut(plain) || /@import|image-set\s*\(|expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(plain)
}

const isActiveTag = ({ local, uri, attributes }: XmlTag): boolean => {
  const element = local.toLowerCase()
  if (uri === htmlNamespace || activeElements.has(element)) return true
  return Object.values(attributes).some(({ local: name, prefix, value }) => {
    if (prefix === 'xmlns' || name === 'xmlns') return false
    const attribute = name.toLowerCase()
    if (attribute.startsWith('on')) return true
    if (references.has(attribute)) return !isInside(value)
    // An animation may set a reference or an event handler later.
    if (attribute === 'attributename') return /(^|:)(href|src|on\w*)$/i.test(value.trim())
    return attribute === 'style' ? isActiveStyle(value) : refersOut(plainStyle(value))
  })
}

const isStyle = ({ local }: XmlTag): boolean => local.toLowerCase() === 'style'

/**
 * An SVG picture is well-formed XML in UTF-8 with nothing in it that runs, and nothing that is fetched from elsewhere. It
 * is refused rather than mended, because its sender would not notice what is missing.
 */
export const checkSvg = (bytes: Buffer): void => {
  const refuse = (message: string): never => {
    throw new NotADocument(message)
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(documentMessages.content('svg'))
  }
  let root: XmlTag | null = null
  let style: string | null = null
  const parser = openXml((tag) => {
    if (!isStyle(tag) || style === null) return
    if (isActiveStyle(style)) refuse(documentMessages.active)
    style = null
  })
  parser.on('error', (error) => {
    throw new NotADocument(root ? documentMessages.broken : documentMessages.content('svg'), { cause: error })
  })
  parser.on('doctype', (doctype) => void (doctype.includes('[') && refuse(documentMessages.active)))
  parser.on('processinginstruction', () => refuse(documentMessages.active))
  parser.on('opentag', (tag) => {
    if (!root && (tag.local !== 'svg' || tag.uri !== svgNamespace)) refuse(documentMessages.content('svg'))
    root ??= tag
    if (isActiveTag(tag)) refuse(documentMessages.active)
    if (isStyle(tag)) style = ''
  })
  const addToStyle = (part: string): void => {
    if (style !== null) style += part
  }
  parser.on('text', addToStyle)
  parser.on('cdata', addToStyle)
  parser.write(text).close()
  if (!root) refuse(documentMessages.content('svg'))
}
