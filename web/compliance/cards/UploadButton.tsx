import { Button } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { Link } from 'react-router'
import { SendButton } from '../../ui/page/SendButton'

/** Where the button Upload leads: to another page, which may lead back to the button's place, or to a dialog of this one. */
export type UploadOffer =
  | { to: (requirementId: string) => string; leadsBack?: boolean }
  | { open: (requirementId: string) => void }

type UploadButtonProps = {
  upload: UploadOffer
  requirement: { readonly databaseId: string; readonly name: string }
  size?: 'sm'
  /** The words on the button; without, they name the requirement. */
  says?: string
}

/** Leads to the upload of a document for a requirement. */
export const UploadButton = ({ upload, requirement: { databaseId, name }, size, says }: UploadButtonProps) => {
  const words = says ?? `Upload ${name}`
  const label = says && `${says} for ${name}`
  // The name of a requirement may need several lines.
  const style = says
    ? { size }
    : ({ size, whiteSpace: 'normal', h: 'auto', minH: '11', py: '2', textAlign: 'start' } as const)
  return 'to' in upload ? (
    <Button asChild {...style}>
      <Link to={upload.to(databaseId)} state={{ isFromCard: upload.leadsBack === true }} aria-label={label}>
        <Upload aria-hidden />
        {words}
      </Link>
    </Button>
  ) : (
    <SendButton {...style} aria-label={label} onClick={() => upload.open(databaseId)}>
      <Upload aria-hidden />
      {words}
    </SendButton>
  )
}
