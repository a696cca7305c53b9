import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useImportCatalogueMutation } from './__generated__/useImportCatalogueMutation.graphql'

/** The server gives an import 25 s once it has the document and a connection, and undoes it then. */
const limitMs = 60_000

/** Makes the catalogue as a document says, or tells what that would change. The screens hear of it as of every change of the catalogue. */
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
          ... on Refusal @alias(as: "refusal") {
            ...useAction_refusal @relay(mask: false)
          }
        }
      }
    `,
    { limitMs, tellsProblems: true },
  )
