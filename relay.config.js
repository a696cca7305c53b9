const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noSourceControl: true,
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/__mocks__/**'],
  requireCustomScalarTypes: true,
  customScalarTypes: {
    DateTime: 'string',
    Date: 'string',
    File: 'string',
  },
}

// The compiler requires its configuration, although the project is made of ES modules.
export { config as 'module.exports' }
