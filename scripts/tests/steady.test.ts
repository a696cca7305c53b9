// Tests that read something once that may arrive later, do not wait for the layout, assert elapsed time, or sleep, fail on a
// busy machine. None comes in.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../../server/paths'

/** What Playwright answers as it is at that moment, without waiting for what is expected. */
const reads =
  /^(allInnerTexts|allTextContents|innerText|textContent|inputValue|getAttribute|boundingBox|count|is(Visible|Hidden|Checked|Enabled|Disabled))$/

/** It changes the window's size and waits until the page is laid out by it (`resize`). */
const waitsForLayout = 'web/journeys/helpers/still.ts'

type Kind = 'elapsed time' | 'sleep' | 'read once' | 'not laid out'

const isCallOf = (node: ts.Node, isCalled: (name: string) => boolean): node is ts.CallExpression => {
  if (!ts.isCallExpression(node)) return false
  const callee = node.expression
  return isCalled(ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText())
}
const isClock = (node: ts.Node): boolean => /^(performance|Date)\.now\(\)$/.test(node.getText())
const isElapsed = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken && isClock(node.left)

const some = (node: ts.Node, holds: (node: ts.Node) => boolean): boolean =>
  holds(node) || (ts.forEachChild(node, (child) => some(child, holds) || undefined) ?? false)
const isInside = (node: ts.Node, holds: (node: ts.Node) => boolean): boolean =>
  node.parent !== undefined && (holds(node.parent) || isInside(node.parent, holds))
const isRepeated = (node: ts.Node): boolean => isInside(node, (each) => isCallOf(each, (name) => name === 'until'))

/** `expect(…)` around the node, unless the node is in the matcher after it. */
const isExpected = (node: ts.Node): boolean =>
  isInside(node, (each) => ts.isCallExpression(each) && each.expression.getText() === 'expect')

/** Whether a timer resolves the promise around it. */
const isSleep = (node: ts.CallExpression): boolean =>
  isInside(node, (promise) => {
    if (!ts.isNewExpression(promise) || promise.expression.getText() !== 'Promise') return false
    const [executor] = promise.arguments ?? []
    const resolve = executor && ts.isArrowFunction(executor) && executor.parameters[0]?.name.getText()
    return Boolean(resolve) && some(node.arguments[0]!, (each) => ts.isIdentifier(each) && each.text === resolve)
  })

const find = (file: string, text: string): { line: number; kind: Kind }[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: { line: number; kind: Kind }[] = []
  const isJourney = file.startsWith('web/journeys/') && file !== waitsForLayout
  /** Names of the file that stand for an elapsed time, and of its functions that read once. */
  const [elapsed, readers] = [new Set<string>(), new Set<string>()]
  const isRead = (node: ts.Node): boolean => isCallOf(node, (name) => reads.test(name)) && !isRepeated(node)
  some(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return false
    if (isElapsed(node.initializer)) elapsed.add(node.name.getText())
    if (ts.isArrowFunction(node.initializer) && some(node.initializer.body, isRead)) readers.add(node.name.getText())
    return false
  })
  const kindOf = (node: ts.Node): Kind | null => {
    const isTime = isElapsed(node) || (node.getText() === 'performance.now()' && !isElapsed(node.parent))
    if ((isTime || (ts.isIdentifier(node) && elapsed.has(node.text))) && isExpected(node)) return 'elapsed time'
    if (ts.isStringLiteral(node) && /^(node:)?timers\/promises$/.test(node.text)) return 'sleep'
    if (isCallOf(node, (name) => name === 'waitForTimeout')) return 'sleep'
    if (isCallOf(node, (name) => name === 'setTimeout') && isSleep(node)) return 'sleep'
    if (!isJourney || isRepeated(node)) return null
    if (isCallOf(node, (name) => name === 'setViewportSize')) return 'not laid out'
    if (isCallOf(node, (name) => reads.test(name) || readers.has(name)) && isExpected(node)) return 'read once'
    const isFocus = ts.isPropertyAccessExpression(node) && node.getText() === 'document.activeElement'
    return isFocus && isInside(node, (each) => isCallOf(each, (name) => name === 'evaluate')) ? 'read once' : null
  }
  some(source, (node) => {
    const kind = kindOf(node)
    if (kind) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, kind })
    return false
  })
  return found
}

const filesIn = (folder: string, isMeant: (file: string) => boolean): string[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(isMeant)

test('no test asserts elapsed time, sleeps, or reads a page once where it should wait', () => {
  const files = [
    ...filesIn('web', (file) => /^web\/journeys\/.*\.ts$|\.test\.tsx?$/.test(file)),
    ...['server', 'scripts'].flatMap((folder) => filesIn(folder, (file) => file.endsWith('.test.ts'))),
  ]
  const found = files.flatMap((file) =>
    find(file, readFileSync(path.join(projectRoot, file), 'utf8')).map(({ line, kind }) => `${file}:${line}: ${kind}`),
  )
  expect(found).toEqual([])
})

test.each<[text: string, kinds: Kind[]]>([
  [`expect(performance.now() - start).toBeLessThan(500)`, ['elapsed time']],
  [`const took = Date.now() - start\nexpect(took).toBeLessThan(500)`, ['elapsed time']],
  [`expect(row.at).toEqual(new Date(Date.now() - day))`, []],
  [`await new Promise((resolve) => setTimeout(resolve, 50))`, ['sleep']],
  [`await new Promise<void>((done) => setTimeout(() => done(), 50))`, ['sleep']],
  [`import { setTimeout } from 'node:timers/promises'`, ['sleep']],
  [`await page.waitForTimeout(200)`, ['sleep']],
  [`expect(await rows(page).count()).toBe(20)`, ['read once']],
  [
    `const names = (page) => page.getByRole('link').allInnerTexts()\nexpect(await names(page)).toEqual([])`,
    ['read once'],
  ],
  [`expect(await page.evaluate(() => document.activeElement?.id)).toBe('a')`, ['read once']],
  [`await page.setViewportSize(phone)`, ['not laid out']],
  [`await resize(page, phone)`, []],
  [`await until(async () => expect(await rows(page).count()).toBe(20))`, []],
  [`if (await more.isVisible()) await more.click()`, []],
])('it finds what is unsteady in %j', (text, kinds) => {
  expect(find('web/journeys/example.test.ts', text).map(({ kind }) => kind)).toEqual(kinds)
})
