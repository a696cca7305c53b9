import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { figureInWords, figureName, type KeyFigure } from 'domain/reports/committee/keyFigures'
import { Footnotes, Meaning } from '../../ui/parts/Meaning'

type KeyFiguresProps = {
  figures: readonly KeyFigure[]
  /** The same of an earlier range, in the same order; null: they are compared with none. */
  before: readonly KeyFigure[] | null
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
            {figureName(figure)}
            <Meaning of={figureName(figure)}>{figure.means}</Meaning>
          </Flex>
          <Text as="dd" textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {figureInWords(figure)}
          </Text>
          {before && !figure.isOfNow ? (
            <Text as="dd" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {`before: ${figureInWords(before[place]!)}`}
            </Text>
          ) : null}
        </Box>
      ))}
    </Grid>
    <Footnotes meanings={figures.map((figure) => ({ figure: figureName(figure), means: figure.means }))} />
  </>
)
