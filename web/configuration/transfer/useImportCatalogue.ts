import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useImportCatalogueMutation } from './__generated__/useImportCatalogueMutation.graphql'

/** The server rolls an import back 25 s after it has the document and a database connection. */
const limitMs = 60_000

/** Imports a document, or with a dry run reports what would change. Screens are notified as for every configuration change. */
export const useImportCatalogue = () =>
  useAction<useImportCatalogueMutation>(
    graphql`
      mutation useImportCatalogueMutation($input: ImportCatalogueInput!) {
        importCatalogue(input: $input) {
          ... on ImportCatalogueSuccess @alias(as: "success") {
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
          ...useAction_refusal @alias(as: "refusal")
        }
      }
    `,
    { limitMs, tellsProblems: true },
  )
