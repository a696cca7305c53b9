import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useImportCatalogueMutation } from './__generated__/useImportCatalogueMutation.graphql'

/** Makes the catalogue as a document says, or tells what that would change. The screens hear of it as of every change of the catalogue. */
export const useImportCatalogue = () =>
  useAction<useImportCatalogueMutation>(graphql`
    mutation useImportCatalogueMutation($input: ImportCatalogueInput!) {
      importCatalogue(input: $input) {
        __typename
        ... on ImportCatalogueSuccess {
          added {
            kind
            name
          }
          changed {
            kind
            name
          }
          removed {
            kind
            name
          }
          leftAlone {
            kind
            name
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
        }
      }
    }
  `)
