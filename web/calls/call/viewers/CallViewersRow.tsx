import { Flex, Text } from '@chakra-ui/react'
import { Eye, PencilLine } from 'lucide-react'
import type { useOpenBy_call$key } from './__generated__/useOpenBy_call.graphql'
import { openWords, useOpenBy } from './useOpenBy'

/** Who else has this call open. The row keeps its height, so that nothing moves when somebody comes or goes. */
export const CallViewersRow = ({ call }: { call: useOpenBy_call$key }) => {
  const viewers = useOpenBy(call)
  const Icon = viewers[0]?.isEditing ? PencilLine : Eye
  const words = openWords(viewers)
  return (
    <Flex
      aria-live="polite"
      align="center"
      gap="2"
      minW="0"
      h="6"
      my="-3"
      px="1"
      textStyle="sm"
      color="fg.muted"
      title={viewers.map(({ name }) => name).join(', ') || undefined}
    >
      {words && (
        <>
          <Icon aria-hidden size={15} style={{ flexShrink: 0 }} />
          <Text truncate>{words}</Text>
        </>
      )}
    </Flex>
  )
}
