import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FieldType, ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import type { useCatalogue_provider$key } from './__generated__/useCatalogue_provider.graphql'

/** The procedures that can be recorded now, in the form that the rules expect. */
export const useCatalogue = (providerKey: useCatalogue_provider$key): readonly ProcedureFacts[] => {
  const { procedures } = useFragment(
    graphql`
      fragment useCatalogue_provider on Provider {
        procedures {
          databaseId
          name
          followUpInterval
          requiredCallFields {
            key
          }
          fields {
            databaseId
            name
            type
            required
            followUpTypeName
            options {
              value
              endFollowUp
              immediateFollowUpInterval
              requiredFieldIds
              excludesOthers
            }
          }
        }
      }
    `,
    providerKey,
  )
  return useMemo(
    () =>
      procedures.map(({ databaseId, name, followUpInterval, requiredCallFields, fields }) => ({
        id: databaseId,
        name,
        followUpInterval: followUpInterval ?? null,
        requiredCallFields: requiredCallFields.map(({ key }) => key),
        fields: fields.map((field) => ({
          id: field.databaseId,
          name: field.name,
          type: field.type as FieldType,
          required: field.required,
          followUpTypeName: field.followUpTypeName,
          options: field.options.map((option) => ({
            ...option,
            immediateFollowUpInterval: option.immediateFollowUpInterval ?? null,
          })),
        })),
      })),
    [procedures],
  )
}
