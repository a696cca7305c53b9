import { graphql, useFragment } from 'react-relay'
import { useViewer } from '../../../relay/viewer'
import { Panel } from '../../../ui/page/Panel'
import type { ProceduresPanel_call$key } from './__generated__/ProceduresPanel_call.graphql'
import type { ProceduresPanel_provider$key } from './__generated__/ProceduresPanel_provider.graphql'
import { ProcedureChecklist } from './ProcedureChecklist'
import { RecordedProcedures, type RecordedField } from './RecordedProcedures'
import { keptFields, type RecordContext } from '../../embeds/recordValues'
import type { ProcedureList } from './useProcedureList'

type ProceduresPanelProps = {
  call: ProceduresPanel_call$key
  provider: ProceduresPanel_provider$key
  context: RecordContext
  list: ProcedureList
  /** Ids of the procedures that usually answer the need. */
  usualIds: readonly string[]
  /** Entries in fields that are no longer in the catalog. */
  orphaned: readonly RecordedField[]
  /** Whether the panel has unsent entries. */
  hasEntries: boolean
  readOnly: boolean
}

/** What was done: a checklist for people who may record it, the recorded values for everybody else. */
export const ProceduresPanel = ({
  context,
  list,
  usualIds,
  orphaned,
  hasEntries,
  readOnly,
  ...props
}: ProceduresPanelProps) => {
  const provider = useFragment(
    graphql`
      fragment ProceduresPanel_provider on Provider {
        ...ProcedureChecklist_provider
      }
    `,
    props.provider,
  )
  const { fields } = useFragment(
    graphql`
      fragment ProceduresPanel_call on Call {
        fields {
          fieldId
          procedureId
          procedureName
          fieldName
          type
          values
        }
      }
    `,
    props.call,
  )
  const { canSeeLists } = useViewer()
  // For people who ask for help, the call is what they asked.
  if (readOnly && !canSeeLists && fields.length === 0) return null
  // Entries that can no longer be sent stay visible to the person who made them.
  if (readOnly && !hasEntries)
    return (
      <Panel title="Procedures">
        <RecordedProcedures fields={fields} />
      </Panel>
    )
  const kept = new Set(keptFields(context).map(({ fieldId }) => fieldId))
  return (
    <ProcedureChecklist
      provider={provider}
      list={list}
      usualIds={usualIds}
      kept={fields.filter(({ fieldId }) => kept.has(fieldId))}
      orphaned={orphaned}
      readOnly={readOnly}
    />
  )
}
