import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { KeyFigure } from 'domain/reports/committee/keyFigures'
import { Footnotes, Meaning } from '../../ui/parts/Meaning'

type KeyFiguresProps = {
  figures: readonly KeyFigure[]
  /** The same of an earlier range, in the same order; null: they are compared with none. */
  before: readonly KeyFigure[] | null
}

const shown = (value: number | null, { unit, decimals = 0 }: KeyFigure): string => {
  if (value === null) return '–'
  const number = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return unit === '%' ? `${number}%` : unit === 'min' ? `${number} min` : number
}

/** The figures at the head of the page, each beside what it was. */
export const KeyFigures = ({ figures, before }: KeyFiguresProps) => (
  <>
    <Grid
      as="dl"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      _print={{ gridTemplateColumns: 'repeat(4, 1fr)', breakInside: 'avoid' }}
    >
      {figures.map((figure, place) => (
        <Box
          key={place}
          px="4"
          py="3"
          minW="0"
          borderColor="border"
          borderEndWidth="1px"
          borderBottomWidth="1px"
          me="-1px"
          mb="-1px"
        >
          <Flex as="dt" align="center" color="fg.muted" textStyle="sm">
            {nameOf(figure)}
            <Meaning of={nameOf(figure)}>{figure.means}</Meaning>
          </Flex>
          <Text as="dd" textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {shown(figure.value, figure)}
          </Text>
          {before && !figure.isOfNow ? (
            <Text as="dd" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {`before: ${shown(before[place]!.value, figure)}`}
            </Text>
          ) : null}
        </Box>
      ))}
    </Grid>
    <Footnotes meanings={figures.map((figure) => ({ figure: nameOf(figure), means: figure.means }))} />
  </>
)

/** Percent and minutes stand with the number. */
const nameOf = ({ name, unit }: KeyFigure): string =>
  unit && unit !== '%' && unit !== 'min' ? `${name} ${unit}` : name
