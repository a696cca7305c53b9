import { Flex, Box, Text } from '@chakra-ui/react'
import { DateField } from '../../forms/fields/DateField'
import { FilesField } from './FilesField'

type UploadFieldsProps = {
  doesNotExpire: boolean
  multiple?: boolean
  /** The issue date has the focus at first. */
  autoFocus?: boolean
  isSending: boolean
  /** The chosen files that were not taken, each with its reason. */
  refused: ReadonlyMap<File, string>
}

/** The entries of a document: its dates and its file. A document that does not expire has no expiration date (rules 6.5). */
export const UploadFields = ({ doesNotExpire, multiple, autoFocus, isSending, refused }: UploadFieldsProps) => (
  <>
    <Flex wrap="wrap" columnGap="5" rowGap="4" align="flex-start">
      <Box flex="1 1 12rem" maxW={{ sm: '290px' }}>
        <DateField
          name="issueDate"
          label="Issue Date"
          required
          hasCalendar
          autoFocus={autoFocus}
          readOnly={isSending}
        />
      </Box>
      {doesNotExpire ? (
        <Text flex="1 1 12rem" textStyle="sm" color="fg.muted" pt={{ sm: '8' }}>
          Documents for this requirement do not expire.
        </Text>
      ) : (
        <Box flex="1 1 12rem" maxW={{ sm: '290px' }}>
          <DateField name="expirationDate" label="Expiration Date" required hasCalendar readOnly={isSending} />
        </Box>
      )}
    </Flex>
    <FilesField multiple={multiple} disabled={isSending} refused={refused} />
  </>
)
