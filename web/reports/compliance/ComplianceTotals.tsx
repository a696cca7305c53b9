import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { filterMeanings, filterNames, reportFilters, type ComplianceReportFilter } from 'domain/compliance/status'
import { counted, countedPeople, showCount } from '../../ui/parts/counted'
import { Footnotes, Meaning } from '../../ui/parts/Meaning'
import { complianceAddress, compliancePath, type ComplianceView } from './complianceAddress'
import type { ComplianceTotals_report$key } from './__generated__/ComplianceTotals_report.graphql'

/** The filters, each with those that are parts of it. */
const groups: readonly [ComplianceReportFilter, ...ComplianceReportFilter[]][] = [
  ['COMPLIANT', 'EXPIRING_SOON'],
  ['POTENTIALLY_COMPLIANT'],
  ['NOT_COMPLIANT', 'EXPIRED', 'INCOMPLETE'],
]

/** The parts of the bar; the colors are those of the badges, with two grays. */
const colors: Partial<Record<ComplianceReportFilter, string>> = {
  COMPLIANT: 'green.solid',
  EXPIRING_SOON: 'amber.solid',
  POTENTIALLY_COMPLIANT: 'gray.emphasized',
  EXPIRED: 'red.solid',
  INCOMPLETE: 'slate.solid',
}

type TotalsProps = { report: ComplianceTotals_report$key; view: ComplianceView }

/** What the report adds up to (rules 6.5b): each total leads to its rows. */
export const ComplianceTotals = ({ view, ...props }: TotalsProps) => {
  const { totals } = useFragment(
    graphql`
      fragment ComplianceTotals_report on ComplianceReport {
        totals {
          rowCount
          personCount
          inComplianceCount
          inGraceCount
          statuses {
            filter
            rowCount
            personCount
          }
        }
      }
    `,
    props.report,
  )
  if (totals.rowCount === 0) return null
  const totalOf = (filter: ComplianceReportFilter) => totals.statuses.find((each) => each.filter === filter)!
  const partOf = (filter: ComplianceReportFilter): number =>
    totalOf(filter).rowCount - (filter === 'COMPLIANT' ? totalOf('EXPIRING_SOON').rowCount : 0)
  return (
    <Box
      as="section"
      aria-label="Totals"
      mb="4"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      css={{ breakInside: 'avoid', printColorAdjust: 'exact' }}
    >
      <Text fontWeight="semibold">
        {`${counted(totals.rowCount, 'requirement')} of ${countedPeople(totals.personCount)}`}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {`${showCount(totals.inComplianceCount)} in compliance · ${showCount(totals.inGraceCount)} in the onboarding grace period`}
      </Text>
      <Flex aria-hidden h="3" mt="3" gap="2px" borderRadius="full" overflow="hidden">
        {Object.entries(colors).map(([filter, color]) => {
          const part = partOf(filter as ComplianceReportFilter)
          return part > 0 ? <Box key={filter} data-color bg={color} flex={`${part} 0 3px`} /> : null
        })}
      </Flex>
      <Grid
        mt="3"
        columnGap="6"
        rowGap="3"
        templateColumns={{ base: '1fr', md: 'repeat(3, auto)' }}
        justifyContent="start"
      >
        {groups.map(([whole, ...parts]) => (
          <Box key={whole} minW="0">
            <Total {...totalOf(whole)} filter={whole} view={view} />
            <Box ps="5">
              {parts.map((part) => (
                <Total key={part} {...totalOf(part)} filter={part} view={view} />
              ))}
            </Box>
          </Box>
        ))}
      </Grid>
      <Footnotes
        meanings={reportFilters.map((filter) => ({ figure: filterNames[filter], means: filterMeanings[filter] }))}
      />
    </Box>
  )
}

type TotalProps = { filter: ComplianceReportFilter; rowCount: number; personCount: number; view: ComplianceView }

/** A total, which shows its rows, or all of them when it is the one that is shown. */
const Total = ({ filter, rowCount, personCount, view }: TotalProps) => {
  const isShown = view.status === filter
  const address = complianceAddress.searchOf({ ...view, status: isShown ? '' : filter, page: 1 })
  return (
    <Flex align="center">
      <Flex
        asChild
        align="center"
        gap="2"
        minH="9"
        px="2"
        borderRadius="l2"
        textStyle="sm"
        bg={isShown ? 'brand.subtle' : undefined}
        _hover={{ bg: isShown ? 'brand.muted' : 'bg.subtle' }}
      >
        <Link to={compliancePath + address} aria-current={isShown || undefined} preventScrollReset>
          <Box
            data-color
            aria-hidden
            boxSize="3"
            flexShrink="0"
            borderRadius="sm"
            bg={colors[filter] ?? 'transparent'}
          />
          <Text as="span">{filterNames[filter]}</Text>
          <Text as="span" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {showCount(rowCount)}
          </Text>
          <Text as="span" color="fg.muted" whiteSpace="nowrap">
            {countedPeople(personCount)}
          </Text>
        </Link>
      </Flex>
      <Meaning of={filterNames[filter]}>{filterMeanings[filter]}</Meaning>
    </Flex>
  )
}
