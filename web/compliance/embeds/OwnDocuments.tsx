import { Box, Flex, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { SendButton } from '../../ui/page/SendButton'
import { ComplianceOverview } from '../cards/ComplianceOverview'
import { UploadDialog } from '../upload/UploadDialog'
import { ownUpload } from './ownUpload'
import type { OwnDocuments_viewer$key } from './__generated__/OwnDocuments_viewer.graphql'

type OwnDocumentsProps = { viewer: OwnDocuments_viewer$key; onChanged: () => void }

/** The compliance dashboard of the signed-in person (administration, section 2). */
export const OwnDocuments = ({ onChanged, ...props }: OwnDocumentsProps) => {
  const { compliance } = useFragment(
    graphql`
      fragment OwnDocuments_viewer on Viewer {
        compliance {
          inCompliance
          probablyCompliant
          globalRequirements {
            viewerCanUpload
          }
          facilityRequirements {
            viewerCanUpload
          }
          ...ComplianceOverview_compliance
          ...UploadDialog_compliance
        }
      }
    `,
    props.viewer,
  )
  const [isUploading, setUploading] = useState(false)
  if (!compliance) return null
  const { globalRequirements, facilityRequirements } = compliance
  const canUpload = [...globalRequirements, ...facilityRequirements].some(({ viewerCanUpload }) => viewerCanUpload)
  return (
    <Box>
      <Flex wrap="wrap" gap="3" align="center" mb="4">
        <Text role="status" flex="1 1 14rem" fontWeight="medium">
          {standingOf(compliance)}
        </Text>
        {canUpload ? (
          <SendButton variant="outline" onClick={() => setUploading(true)}>
            <Upload aria-hidden />
            Upload Documents
          </SendButton>
        ) : null}
      </Flex>
      <ComplianceOverview compliance={compliance} upload={{ to: ownUpload, leadsBack: true }} />
      {isUploading ? (
        <UploadDialog compliance={compliance} onUploaded={onChanged} onClose={() => setUploading(false)} />
      ) : null}
    </Box>
  )
}

const standingOf = ({
  inCompliance,
  probablyCompliant,
}: {
  inCompliance: boolean
  probablyCompliant: boolean
}): string => {
  if (inCompliance) return 'You are in compliance.'
  return probablyCompliant
    ? 'You will be in compliance when your documents are approved.'
    : 'You are not in compliance. Upload what is missing or expired.'
}
