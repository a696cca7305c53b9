// A browser that translates the page puts a <font> in the place of each text, and React goes on with the text that is
// no longer there: removing it fails, and what it writes into it nobody sees (decision 0082). Here the texts of an element
// come back before React touches one of them; the browser then translates them again.

/** For each text that was replaced: where it was, and the fonts that stand for it. */
const replaced = new WeakMap<Node, { parent: Node; fonts: Node[] }>()
/** For each font, the text in whose place it stands. */
const textOf = new WeakMap<Node, Node>()
/** The replaced texts of an element, in their order. */
const textsOf = new WeakMap<Node, Set<Node>>()
/** Which element each text was taken out of last, by whomever, and what followed it. */
const takenOut = new WeakMap<Node, { parent: Node; next: Node | null }>()

/** Only translators make these, so nothing of React is taken for a translation. */
const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT'

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE

const forget = (text: Node): void => {
  const known = replaced.get(text)
  if (!known) return
  replaced.delete(text)
  textsOf.get(known.parent)?.delete(text)
  for (const font of known.fonts) textOf.delete(font)
}

const remember = (parent: Node, text: Node, fonts: Node[]): void => {
  forget(text)
  replaced.set(text, { parent, fonts })
  for (const font of fonts) textOf.set(font, text)
  const texts = textsOf.get(parent)
  if (texts) texts.add(text)
  else textsOf.set(parent, new Set([text]))
}

const note = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
  if (isFont(target)) return
  const fonts = [...addedNodes].filter(isFont)
  for (const node of removedNodes) {
    // A font that was replaced stood for a text; a text of another script stands for itself.
    const text = textOf.get(node) ?? (isText(node) ? node : null)
    if (!text) continue
    takenOut.set(text, { parent: target, next: nextSibling })
    // It came instead of the text, or beside it a moment before.
    const beside = [previousSibling, nextSibling].filter(isFont).filter((font) => !textOf.has(font))
    const its = fonts.length > 0 ? fonts : beside.slice(0, 1)
    if (its.length > 0) remember(target, text, its)
  }
}

let observer: MutationObserver | null = null

const catchUp = (): void => observer?.takeRecords().forEach(note)

/**
 * Puts all texts of an element back: of one sentence in several texts, a translation has the words in another order, so
 * the others would not fit the one that changes.
 */
const putBack = (parent: Node): void => {
  for (const text of [...(textsOf.get(parent) ?? [])]) {
    const { fonts } = replaced.get(text)!
    forget(text)
    const place = fonts.find((font) => font.parentNode === parent)
    if (!place) continue
    original.insertBefore.call(parent, text, place)
    for (const font of fonts) if (font.parentNode === parent) original.removeChild.call(parent, font)
  }
  // What was done here is no news.
  observer?.takeRecords()
}

/** Before a script touches a text: it is where the script left it. */
const settle = (node: Node | null): void => {
  if (!node || !isText(node)) return
  catchUp()
  const known = replaced.get(node)
  if (known) putBack(known.parent)
}

const { removeChild, insertBefore, appendChild } = Node.prototype
const original = { removeChild, insertBefore, appendChild }

/** A place beside a text that is gone without a translation, or null for the end. */
const placeAfter = (parent: Node, text: Node): Node | null => {
  let next: Node | null = text
  while (next && next.parentNode !== parent) {
    const last = takenOut.get(next)
    next = last?.parent === parent ? last.next : null
  }
  return next
}

const wasTakenFrom = (parent: Node, node: Node): boolean => takenOut.get(node)?.parent === parent

/**
 * Lets React and a translating browser work on the same page. Called once, before anything is shown. A page that nobody
 * translates works as before, and so do errors that have another cause.
 */
export const surviveTranslation = (): void => {
  if (observer) return
  observer = new MutationObserver((records) => records.forEach(note))
  observer.observe(document, { childList: true, subtree: true })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) settle(child)
    if (child.parentNode !== this && isText(child) && wasTakenFrom(this, child)) return child
    return original.removeChild.call(this, child) as T
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    // A text that moves must not leave its translation behind.
    if (replaced.has(node)) settle(node)
    if (before && before.parentNode !== this) settle(before)
    const isGone = before && before.parentNode !== this && isText(before) && wasTakenFrom(this, before)
    return original.insertBefore.call(this, node, isGone ? placeAfter(this, before) : before) as T
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (replaced.has(node)) settle(node)
    return original.appendChild.call(this, node) as T
  }

  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(this: Node, value: string | null) {
      if (this.parentNode === null || replaced.has(this)) settle(this)
      set!.call(this, value)
    },
  })
}
