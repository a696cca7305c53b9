import { isStorable } from './input'
import { textLimit } from './limits'

/**
 * A file name that is safe to keep and to offer for download: the last part of the path, without characters that have a
 * meaning to file systems or headers, with the extension of the actual type.
 */
export const safeFileName = (sent: string, extension: string, fallback: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = isStorable(last) ? last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*;]/gu, '').trim() : ''
  const stem = plain.replace(/[.][^.]{0,10}$/, '').replace(/^[.\s]+|[.\s]+$/g, '') || fallback
  const ending = `.${extension}`
  return `${[...stem].slice(0, textLimit - ending.length).join('')}${ending}`
}
