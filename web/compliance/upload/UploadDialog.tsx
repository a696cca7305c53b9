import { graphql, useFragment } from 'react-relay'
import { SelectField } from '../../forms/fields/SelectField'
import { FormDialog } from '../../forms/record/FormDialog'
import { SuccessDialog } from './SuccessDialog'
import { UploadFields } from './UploadFields'
import { UploadProgress } from './UploadProgress'
import { chooseAgain } from './uploadForm'
import { useUploadForm } from './useUploadForm'
import type { UploadDialog_compliance$key } from './__generated__/UploadDialog_compliance.graphql'

type UploadDialogProps = {
  compliance: UploadDialog_compliance$key
  /** The raw id of the requirement, when it was chosen already. */
  requirementId?: string
  /** The documents are those of somebody else. */
  isForOther?: boolean
  onUploaded: () => void
  onClose: () => void
}

/** Uploads one or several files for a requirement: each becomes a document with the same dates (administration, section 2). */
export const UploadDialog = ({
  requirementId = '',
  isForOther = false,
  onUploaded,
  onClose,
  ...props
}: UploadDialogProps) => {
  const { providerDatabaseId, person, globalRequirements, facilityRequirements } = useFragment(
    graphql`
      fragment UploadDialog_compliance on PersonCompliance {
        providerDatabaseId
        person {
          id
          fullName
        }
        globalRequirements {
          ...UploadDialog_standing @relay(mask: false)
        }
        facilityRequirements {
          ...UploadDialog_standing @relay(mask: false)
        }
      }
    `,
    props.compliance,
  )
  const requirements = [...globalRequirements, ...facilityRequirements]
    .filter(({ viewerCanUpload }) => viewerCanUpload)
    .map(({ requirement }) => requirement)
  const upload = useUploadForm({
    providerId: providerDatabaseId,
    requirementId,
    requirementOf: (id) => requirements.find(({ databaseId }) => databaseId === id) ?? null,
    personId: isForOther ? person.id : null,
    onUploaded,
  })
  const { form, progress, problem, success } = upload
  if (success) return <SuccessDialog {...success} personName={isForOther ? person.fullName : null} onClose={onClose} />
  return (
    <FormDialog
      title={isForOther ? `Upload Documents of ${person.fullName}` : 'Upload Documents'}
      form={form}
      kept={upload.kept}
      restoredText={chooseAgain}
      saveLabel="Upload"
      savingLabel="Uploading…"
      onClose={onClose}
    >
      <SelectField
        name="requirementId"
        label="Requirement"
        required
        readOnly={form.isSubmitting}
        options={requirements.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
      />
      <UploadFields
        multiple
        doesNotExpire={upload.doesNotExpire}
        isSending={form.isSubmitting}
        refused={upload.refused}
      />
      <UploadProgress progress={progress} problem={problem} onCancel={upload.cancel} />
    </FormDialog>
  )
}

void graphql`
  fragment UploadDialog_standing on RequirementStanding {
    viewerCanUpload
    requirement {
      id
      databaseId
      name
      doesNotExpire
    }
  }
`
