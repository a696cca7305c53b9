import { Box, Flex, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  description?: string
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** Says that there is nothing to show and why, and offers a next step. */
export const EmptyState = ({ icon: Icon, title, description, role, children }: EmptyStateProps) => (
  <Flex role={role} direction="column" align="center" textAlign="center" gap="1" px="4" py={{ base: '12', md: '20' }}>
    <Box aria-hidden color="brand.fg" bg="brand.subtle" borderRadius="full" p="4" mb="3">
      <Icon size={28} strokeWidth={1.75} />
    </Box>
    <Text textStyle="lg" fontWeight="semibold">
      {title}
    </Text>
    {description ? (
      <Text color="fg.muted" maxW="prose">
        {description}
      </Text>
    ) : null}
    {children ? (
      <Flex wrap="wrap" justify="center" gap="3" mt="4">
        {children}
      </Flex>
    ) : null}
  </Flex>
)
