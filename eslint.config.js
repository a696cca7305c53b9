import reactHooks from 'eslint-plugin-react-hooks'
import relay from 'eslint-plugin-relay'
import tseslint from 'typescript-eslint'

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'server/env.ts is the only reader of the environment.',
}

export default tseslint.config(
  { ignores: ['dist/', 'server/db/generated/', '**/__generated__/', '.data/', 'coverage/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // noUncheckedIndexedAccess asks for it where the index is known.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The compiler's own check knows declarations better.
      '@typescript-eslint/no-unused-vars': 'off',
      // How a library of namespaces is extended.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 380, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/env.ts', 'server/test/**', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', environment] },
  },
  { files: ['server/main.ts', 'scripts/**', 'prisma/**'], rules: { 'no-console': 'off' } },
  {
    // The clock is an argument, so that a rule says the same in every test and on every machine.
    files: ['server/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Domain functions take the time as an argument.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Domain functions take the time as an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Domain functions are pure.',
        },
      ],
    },
  },
  {
    // A test's table may be long.
    files: ['**/*.test.{ts,tsx}', 'server/test/**', 'web/test/**'],
    rules: { 'max-lines': ['error', { max: 1_050, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { relay },
    rules: {
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',
    },
  },
)
