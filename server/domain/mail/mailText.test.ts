import { linkMailText, onOneLine, reasonWithoutAddresses } from './mailText'

const invitation = {
  kind: 'invitation' as const,
  fullName: 'Rosa Alvarez',
  provider: 'Riverside Health',
  invitedBy: 'Amara Okafor',
  page: 'https://calls.example.org/welcome',
  code: 'ABC-DEF',
}

test('an invitation says who invites, where to, and how long the link works', () => {
  const { subject, text, html } = linkMailText(invitation)
  expect(subject).toBe('Your Patency account at Riverside Health')
  expect(text).toContain('Amara Okafor invites you to Patency at Riverside Health.')
  expect(text).toContain('\r\n\r\nhttps://calls.example.org/welcome#ABC-DEF\r\n')
  expect(text).toContain('72 hours')
  expect(html).toContain('<a href="https://calls.example.org/welcome#ABC-DEF">Choose a password</a>')
})

test('the link stands in the mail twice: as an address, and as a code to type (rules 9.5)', () => {
  for (const kind of ['invitation', 'role', 'reset'] as const) {
    const { text, html } = linkMailText({ ...invitation, kind })
    expect(text).toContain(
      '\r\n\r\nIf the link does not work, open https://calls.example.org/welcome and type this code:\r\n\r\nABC-DEF\r\n',
    )
    expect(html).toMatch(/type this code:<\/p>\n<p [^>]*>ABC-DEF<\/p>/)
  }
})

test('an invitation to a role says that the address has an account', () => {
  const { text, html } = linkMailText({ ...invitation, kind: 'role' })
  expect(text).toContain('Your e-mail address has an account already. It works there too when you accept:')
  expect(html).toContain('>Accept the invitation</a>')
})

test('a reset names the provider only if there is one, and says what to do when no one asked for it', () => {
  const reset = linkMailText({ ...invitation, kind: 'reset', provider: null, invitedBy: null })
  expect(reset.text).toContain('a new password for your Patency account. Choose one here')
  expect(reset.text).toContain('30 minutes')
  expect(reset.text).toContain('ignore this message')
})

test('names begin no other header and no other element', () => {
  const { subject, text, html } = linkMailText({
    ...invitation,
    fullName: 'Rosa\r\nBcc: all@example.org',
    provider: 'A&B\r\n<script>alert(1)</script>\u2028',
    invitedBy: '"O\'Neil"\n\n',
  })
  expect(subject).toBe('Your Patency account at A&B <script>alert(1)</script>')
  expect(text).toContain('Hello Rosa Bcc: all@example.org,')
  expect(html).not.toContain('<script>')
  expect(html).toContain('A&amp;B &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&quot;O&#39;Neil&quot; invites you')
})

test('a name keeps its script on one line', () => {
  expect(onOneLine(' 佐藤\t花子\u0000 \u0085')).toBe('佐藤 花子')
})

test.each([
  ['550 5.1.1 <rosa@demo.example>: Recipient address rejected', '550 5.1.1 …: Recipient address rejected'],
  ['Message failed: 451 try rosa.alvarez+x@demo.example, later', 'Message failed: 451 try …, later'],
  ['  ', 'without a reason'],
])('a reason repeats no address: %s', (said, told) => {
  expect(reasonWithoutAddresses(said)).toBe(told)
})
