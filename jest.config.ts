/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const swc = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023', experimental: { keepImportAttributes: true } },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
} satisfies Config['transform']

const ignored = ['/node_modules/', '<rootDir>/dist/', '<rootDir>/.data/']

const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
}

const domain = { '^domain/(.*)$': '<rootDir>/server/domain/$1' }

/** When the clock of component tests begins, real or faked, whenever they run: what is of today is shown without its date. */
const clockBeginsAt = Date.parse('2026-11-25T15:00:00.000Z')

const withDatabase = {
  globalSetup: '<rootDir>/server/test/database/globalSetup.mjs',
  globalTeardown: '<rootDir>/server/test/database/globalTeardown.mjs',
}

export default async (): Promise<Config> => {
  const { testLibraries, testThreads } = await import('./scripts/lib/testLibraries.mjs')
  const libraries = await testLibraries()
  process.env.PATENCY_TEST_THREADS = await testThreads()
  const onServer = { ...domain, ...libraries.server, '/threadFile$': '<rootDir>/server/test/servers/threadFile.ts' }
  return {
    // The only limit of a test: one that hangs is found, and none fails because its machine is slow.
    testTimeout: 300_000,
    // Modules of each file stay in a worker's memory for good; past this it spends its time collecting garbage.
    workerIdleMemoryLimit: '1GB',
    reporters: ['default', '<rootDir>/scripts/lib/progressReporter.mjs'],
    testSequencer: '<rootDir>/scripts/lib/testOrder.mjs',
    projects: [
      {
        ...common,
        displayName: 'domain',
        testMatch: ['<rootDir>/server/domain/**/*.test.ts'],
        moduleNameMapper: onServer,
        transform: swc,
      },
      {
        ...common,
        ...withDatabase,
        displayName: 'server',
        testMatch: ['<rootDir>/{server,scripts,prisma}/**/*.test.ts'],
        testPathIgnorePatterns: [...ignored, '<rootDir>/server/domain/'],
        moduleNameMapper: onServer,
        transform: swc,
      },
      {
        ...common,
        displayName: 'web',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: [...ignored, '<rootDir>/web/journeys/'],
        moduleNameMapper: { ...domain, ...libraries.web, '^[.][.]/theme/system$': '<rootDir>/web/test/plainSystem.ts' },
        setupFiles: ['<rootDir>/web/test/globals.ts'],
        globals: { clockBeginsAt },
        fakeTimers: { now: clockBeginsAt },
        transform: {
          '^.+\\.tsx?$': [
            'babel-jest',
            {
              configFile: false,
              plugins: [['relay', { eagerEsModules: true }]],
              presets: [
                ['@babel/preset-env', { targets: { node: 'current' }, modules: false }],
                ['@babel/preset-react', { runtime: 'automatic' }],
                '@babel/preset-typescript',
              ],
            },
          ],
        },
      },
      {
        ...common,
        ...withDatabase,
        globalSetup: '<rootDir>/web/journeys/jest/globalSetup.mjs',
        testEnvironment: '<rootDir>/web/journeys/jest/journeyEnvironment.mjs',
        displayName: 'browser',
        testMatch: ['<rootDir>/web/journeys/**/*.test.ts'],
        moduleNameMapper: onServer,
        transform: swc,
      },
    ],
  }
}
