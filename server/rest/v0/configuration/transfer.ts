import { costOfHeavy } from '../../../heavyWork'
import { documentFormat, documentVersion } from '../../../domain/configuration/transfer/document'
import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import { audiences, targetStatuses } from '../../../domain/configuration/targets/target'
import { exportCatalogue } from '../../../services/configuration/transfer/exportCatalogue'
import { importCatalogue } from '../../../services/configuration/transfer/importCatalogue'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, oneOf, orNull, record, text, whole } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'

const path = '/providers/{providerId}/catalogue'

const document = answer(
  'Catalogue',
  'The configuration of a provider, with names instead of ids, in its order.',
  record({
    format: { const: documentFormat },
    version: { const: documentVersion },
    counts: record(
      Object.fromEntries(
        ['purposes', 'facilities', 'rooms', 'procedures', 'fields', 'options', 'waitingTargets'].map((kind) => [
          kind,
          whole(),
        ]),
      ),
    ),
    purposes: list(
      record({
        name: text(),
        lineCheck: flag(),
        procedures: list(text(), 'Names of the procedures that usually answer it.'),
      }),
    ),
    facilities: list(
      record({
        name: text(),
        timeZone: text(),
        followUpsEnabled: flag(),
        workingFrom: orNull(text()),
        workingTo: orNull(text()),
        workingDays: list(whole()),
        requiredCallFields: list(text()),
        rooms: list(text()),
      }),
    ),
    procedures: list(
      record({
        name: text(),
        followUpInterval: orNull(whole()),
        countInPerformance: flag(),
        requiredCallFields: list(text()),
        fields: list(
          record({
            name: text(),
            type: oneOf(fieldTypes),
            required: flag(),
            followUpTypeName: flag(),
            externalLength: flag(),
            hideHeader: flag(),
            hideGroup: flag(),
            options: list(
              record({
                value: text(),
                endFollowUp: flag(),
                immediateFollowUpInterval: orNull(whole()),
                excludesOthers: flag(),
                requires: list(text(), 'Names of fields of the procedure.'),
              }),
            ),
          }),
        ),
      }),
    ),
    waitingTargets: list(
      record({
        status: oneOf(targetStatuses),
        purpose: orNull(text('The name of a purpose; null: every purpose.')),
        facility: orNull(text('The name of a facility; null: every facility.')),
        targetMinutes: whole(),
        escalateAfter: orNull(whole()),
        escalateTo: list(oneOf(audiences)),
        repeatEvery: orNull(whole()),
      }),
    ),
  }),
  (exported: Awaited<ReturnType<typeof exportCatalogue>>) => exported,
)

const item = record({
  kind: oneOf(['purpose', 'facility', 'room', 'procedure', 'procedureField', 'procedureFieldOption', 'waitingTarget']),
  name: text('Its name, after the names of the items that contain it.'),
})

const imported = answer(
  'Imported',
  'The result of an import, or of its dry run.',
  record({ added: list(item), changed: list(item), removed: list(item), leftAlone: list(item) }),
  (report: Awaited<ReturnType<typeof importCatalogue>>) => report,
)

export const catalogueRoutes: Route[] = [
  route({
    name: 'exportCatalogue',
    summary:
      'Purposes, facilities with rooms, procedures and waiting targets as one document, with names instead of ids',
    method: 'GET',
    path,
    permission: 'catalogue:see',
    cost: costOfHeavy,
    isHeavy: true,
    refusals: ['RESTRICTED_TO_FACILITIES'],
    answer: document.schema,
    handle: async ({ request }) => document.show(await exportCatalogue(request)),
  }),
  commandRoute('POST', path, importCatalogue, imported.schema, async ({ request }, input) =>
    imported.show(await importCatalogue(request, input)),
  ),
]
