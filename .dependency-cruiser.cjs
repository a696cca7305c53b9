// The import boundaries of docs/architecture.md. scripts/tests/boundaries.test.ts shows that they hold.
const tests = '[.]test[.]tsx?$|^server/test/|^web/test/|^web/journeys/'

// The features of server/services in their order: each may use those of the rows above it.
const services = [
  ['jobs/'],
  ['configuration/(?:item|order)[.]ts'],
  ['configuration/facilities/'],
  // Whether people meet what is asked of them; the list of people and the account show it.
  ['compliance/standing/'],
  ['mail/'],
  ['inbox/'],
  // Verbs that also end a person's work on calls come after calls' records.
  ['users/(?!verbs/)'],
  ['providers/'],
  ['account/'],
  ['configuration/statuses/', 'configuration/procedures/'],
  ['configuration/purposes/'],
  ['configuration/transfer/'],
  ['records/'],
  ['alerts/'],
  ['followUps/'],
  ['users/verbs/'],
  ['calls/'],
  ['devices/'],
  ['lines/'],
  ['line-checks/'],
  ['handover/'],
  ['views/'],
  ['compliance/(?!standing/)'],
  ['reports/'],
  ['audit/'],
]

/** For each feature, that it knows none beside it and none that come later. */
const inOrder = services.flatMap((row, index) =>
  row.map((feature) => ({
    name: 'services-in-order',
    comment: 'Services import services to their left only; what needs both lives in the later one.',
    severity: 'error',
    from: { path: `^server/services/${feature}`, pathNot: tests },
    to: {
      path: `^server/services/(?:${
        services
          .slice(index)
          .flat()
          .filter((other) => other !== feature)
          .join('|') || '(?!)'
      })`,
    },
  })),
)

/** The folders of web/ that hold pages. Only the frame around them, web/shell, is above. */
const webFeatures =
  'calls|team|round|handover|views|lines|configuration|jobs|users|providers|account|reports|audit|compliance|devices|alerts|palette|inbox|session'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'web-sees-only-the-domain',
      comment: 'The browser shares the rules and the input schemas with the server, nothing else.',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { path: '^(server|scripts|prisma)/', pathNot: '^server/domain/' },
    },
    {
      name: 'server-ignores-the-web',
      comment: 'The server serves the built files of the web app and knows none of its code.',
      severity: 'error',
      from: { path: '^(server|prisma)/' },
      to: { path: '^web/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules run on the server and in the browser: other rules and pure libraries are all they know.',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: tests },
      to: { pathNot: '^server/domain/|(^|/)node_modules/(yup|date-fns|@date-fns/tz|validator)/' },
    },
    {
      name: 'services-know-no-door',
      comment: 'A service does the same whichever door it is called through.',
      severity: 'error',
      from: { path: '^server/services/', pathNot: tests },
      to: { path: '^server/(schema|rest|http|jobs)/' },
    },
    ...inOrder,
    {
      name: 'services-share-a-kernel',
      comment: 'What every service uses knows none of them.',
      severity: 'error',
      from: { path: '^server/services/kernel/', pathNot: tests },
      to: { path: '^server/services/', pathNot: '^server/services/kernel/' },
    },
    {
      name: 'db-is-below-everything',
      severity: 'error',
      from: { path: '^server/db/', pathNot: tests },
      to: { path: '^server/(services|schema|rest|http|jobs|realtime|auth)/' },
    },
    {
      name: 'schema-features-apart',
      comment: 'Features meet in the builder and in kernel files, so that one can be read without the others.',
      severity: 'error',
      from: { path: '^server/schema/([^/.]+)(?:[.]ts$|/)', pathNot: `${tests}|^server/schema/(kernel/|builder|index)` },
      to: { path: '^server/schema/', pathNot: '^server/schema/(?:kernel/|builder|$1(?:[.]ts$|/))' },
    },
    {
      name: 'doors-apart',
      comment: 'The doors share services, never each other.',
      severity: 'error',
      from: { path: '^server/(schema|rest|jobs)/', pathNot: tests },
      to: { path: '^server/(schema|rest|jobs)/', pathNot: '^server/$1/' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { pathNot: '^(scripts|web/journeys)/|[.]test[.]ts$' },
      to: { path: '^scripts/' },
    },
    {
      name: 'test-code-stays-in-tests',
      severity: 'error',
      from: { path: '^(server|web|prisma)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'web-features-meet-in-embeds',
      comment: 'What a feature offers to others stands in its folder embeds; the frame uses all features.',
      severity: 'error',
      from: { path: `^web/(${webFeatures})/`, pathNot: tests },
      to: { path: `^web/(?:${webFeatures})/`, pathNot: '^web/(?:$1|[^/]+/embeds)/|/__generated__/' },
    },
    {
      name: 'web-frame-is-on-top',
      comment: 'The frame holds the pages; what pages say to it, such as their row of the menu, stands below them.',
      severity: 'error',
      from: { path: `^web/(${webFeatures}|worker|installed)/`, pathNot: tests },
      to: { path: '^web/shell/' },
    },
    {
      name: 'web-parts-know-no-feature',
      comment: 'What every feature uses knows none of them.',
      severity: 'error',
      from: { path: '^web/(relay|live|offline|ui|forms|tables)/', pathNot: tests },
      to: { path: `^web/(${webFeatures}|shell)/` },
    },
    {
      name: 'ui-knows-no-graphql',
      comment: 'web/ui and web/forms are parts without data: a screen gives them what they show.',
      severity: 'error',
      from: { path: '^web/(ui|forms)/', pathNot: tests },
      to: { path: '(^|/)node_modules/(react-relay|relay-runtime|graphql|graphql-ws)/|__generated__|^web/relay/' },
    },
    {
      name: 'only-the-demo-door',
      comment: 'main.ts reaches the demo hospital through server/demo.ts alone.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${tests}|^server/demo[.]ts$` },
      to: { path: '^prisma/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // dist is built, and not there on a fresh clone; `?url` is Vite's.
      to: { couldNotResolve: true, pathNot: 'dist/|[?]url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/db/generated/|/__generated__/|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
