import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { MonitorPause, MonitorSmartphone, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { BrandBar } from '../../ui/page/BrandBar'
import { EmptyState } from '../../ui/page/EmptyState'
import type { ScreenPhase } from './useScreen'

type PairingViewProps = { title: string; phase: Exclude<ScreenPhase, { at: 'paired' }> }

/** What a screen shows until it is paired: its code, large enough to be read from across the room. */
export const PairingView = ({ title, phase }: PairingViewProps) => {
  useEffect(() => {
    document.title = `${title} – Patency`
  }, [title])
  return (
    <Flex direction="column" minH="100dvh">
      <BrandBar />
      <Flex as="main" direction="column" flex="1" align="center" justify="center" p="6" textAlign="center">
        <chakra.h1 textStyle="2xl" fontWeight="bold" letterSpacing="tight">
          {title}
        </chakra.h1>
        {phase.at === 'asking' ? <Text role="status">One moment…</Text> : null}
        {phase.at === 'failed' ? (
          <EmptyState role="status" icon={WifiOff} title={phase.message} description="It is tried again by itself." />
        ) : null}
        {phase.at === 'stopped' ? (
          <EmptyState
            role="status"
            icon={MonitorPause}
            title="This screen is not in use now."
            // A deleted facility does not come back, so waiting would not help.
            description="If its provider is inactive, it goes on by itself once that is active again. If its facility was deleted, an administrator revokes it under Administration, Devices, and pairs it for another one."
          />
        ) : null}
        {phase.at === 'waiting' ? (
          <>
            <Flex align="center" gap="2" mt="3" color="fg.muted">
              <MonitorSmartphone aria-hidden size={20} />
              <Text>An administrator enters this code in Patency, under Administration, Devices:</Text>
            </Flex>
            <Box
              role="status"
              aria-label="Code"
              my="6"
              px={{ base: '5', md: '10' }}
              py={{ base: '4', md: '6' }}
              bg="bg.panel"
              borderWidth="2px"
              borderColor="border.emphasized"
              borderRadius="l3"
              fontFamily="mono"
              fontWeight="bold"
              letterSpacing="0.08em"
              fontSize="clamp(2.25rem, 11vw, 9rem)"
              lineHeight="1.15"
              whiteSpace="nowrap"
            >
              {phase.code}
            </Box>
            <Text color="fg.muted">The code works once, for ten minutes. Then another one appears here.</Text>
          </>
        ) : null}
      </Flex>
    </Flex>
  )
}
