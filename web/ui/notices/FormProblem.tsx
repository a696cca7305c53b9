import { Box, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

/** Why a form could not be sent. */
export const FormProblem = ({ children }: { children: string }) => (
  <Flex
    role="alert"
    gap="2.5"
    bg="bg.error"
    color="fg.error"
    borderRadius="l2"
    px="3.5"
    py="3"
    textStyle="sm"
    fontWeight="medium"
  >
    <Box as="span" pt="0.5" flexShrink="0">
      <CircleAlert aria-hidden size={18} />
    </Box>
    {children}
  </Flex>
)
