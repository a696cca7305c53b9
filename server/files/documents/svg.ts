import { setImmediate as pause } from 'node:timers/promises'
import type { QualifiedTag } from 'sax'
import { documentMessages } from '../../domain/documents/file'
import { NotADocument } from './notADocument'
import { openXml } from './xml'

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

const isActiveTag = ({ local, uri, attributes }: QualifiedTag): boolean => {
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

/**
 * An SVG picture is well-formed XML in UTF-8 with nothing in it that runs, and nothing that is fetched from elsewhere. It
 * is refused rather than mended, because its sender would not notice what is missing.
 */
export const checkSvg = async (bytes: Buffer): Promise<void> => {
  const refuse = (message: string): never => {
    throw new NotADocument(message)
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(documentMessages.content('svg'))
  }
  let root: QualifiedTag | null = null
  let style: string | null = null
  const parser = openXml()
  parser.onerror = (error) => {
    throw new NotADocument(root ? documentMessages.broken : documentMessages.content('svg'), { cause: error })
  }
  parser.ondoctype = (doctype) => void (doctype.includes('[') && refuse(documentMessages.active))
  parser.onprocessinginstruction = ({ name }) => void (name !== 'xml' && refuse(documentMessages.active))
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag
    if (!root && (tag.local !== 'svg' || tag.uri !== svgNamespace)) refuse(documentMessages.content('svg'))
    root ??= tag
    if (isActiveTag(tag)) refuse(documentMessages.active)
    if (tag.local.toLowerCase() === 'style') style = ''
  }
  parser.ontext = parser.oncdata = (part) => void (style !== null && (style += part))
  parser.onclosetag = (name) => {
    if (!/(^|:)style$/i.test(name) || style === null) return
    if (isActiveStyle(style)) refuse(documentMessages.active)
    style = null
  }
  // Other requests are served in between.
  const step = 256 * 1024
  for (let at = 0; at < text.length; at += step) {
    parser.write(text.slice(at, at + step))
    await pause()
  }
  parser.close()
  if (!root) refuse(documentMessages.content('svg'))
}
