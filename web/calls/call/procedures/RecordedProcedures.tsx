import { Box, Grid, Stack, Text } from '@chakra-ui/react'

export type RecordedField = {
  readonly fieldId: string
  readonly procedureId: string
  readonly procedureName: string
  readonly fieldName: string
  readonly type: string
  readonly values: readonly string[]
}

/** What was recorded, with the names from then (rules 5.3). */
export const RecordedProcedures = ({ fields }: { fields: readonly RecordedField[] }) => {
  const ids = [...new Set(fields.map(({ procedureId }) => procedureId))]
  if (ids.length === 0) return <Text color="fg.muted">Nothing was recorded.</Text>
  return (
    <Stack gap="4">
      {ids.map((id) => {
        const own = fields.filter(({ procedureId }) => procedureId === id)
        return (
          <Box key={id}>
            <Text fontWeight="semibold" mb="1.5">
              {own[0]!.procedureName}
            </Text>
            <Grid asChild templateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))" gap="2.5">
              <dl>
                {own.map(({ fieldId, fieldName, type, values }) => (
                  <Box key={fieldId} minW="0">
                    <Text as="dt" textStyle="xs" color="fg.muted">
                      {fieldName}
                    </Text>
                    <Text as="dd" textStyle="sm" fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-line">
                      {type === 'checkbox' ? 'Yes' : values.join(', ')}
                    </Text>
                  </Box>
                ))}
              </dl>
            </Grid>
          </Box>
        )
      })}
    </Stack>
  )
}
