import { invisible } from './cleanText'

/** What stands between `<` and `>` after a name, as mail programs copy it; null when it is one of several addresses. */
const named = /^(?![^<]*@[^<]*[,;])[^<>]*<([^<>]*)>[\s,;]*$/

const linked = /^mailto:([^?]*)(\?.*)?$/

/** No address with what surrounds it is longer. */
const longestTyped = 1000

/** Node.js and browsers have it alike. */
declare const URL: new (address: string) => { readonly hostname: string }

/** Browsers send a domain in its ASCII form from a field for addresses, other clients as it was typed. */
const asciiDomain = (domain: string): string => {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * An e-mail address without what surrounds it, in the one form in which addresses are stored and compared (rules 1.6):
 * `Ann Lee <Ann@X.example>;` and `mailto:ann@x.example` are `ann@x.example`.
 */
export const bareAddress = (typed: string): string => {
  if (typed.length > longestTyped) return typed
  let address = typed.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase()
  address = named.exec(address)?.[1]?.trim() ?? address
  for (let before = ''; before !== address;) {
    before = address
    address = (linked.exec(address)?.[1] ?? address)
      .replace(/^<|[>,;]$/g, '')
      .replace(/^(["'])(.*)\1$/s, '$2')
      .trim()
  }
  return address.replace(/(?<=@)[^@\s]*[^@\s\p{ASCII}][^@\s]*$/u, asciiDomain)
}
