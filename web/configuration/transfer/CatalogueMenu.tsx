import { Box, Button, chakra } from '@chakra-ui/react'
import { ChevronDown, Download, FileJson, Upload } from 'lucide-react'
import { useState } from 'react'
import { Popover } from '../../ui/dialog/Popover'
import { ImportDialog } from './ImportDialog'
import { useExportCatalogue } from './useExportCatalogue'

const item = { variant: 'ghost', colorPalette: 'gray', w: 'full', justifyContent: 'flex-start', px: '2' } as const

/** Exports the whole configuration as a file, and imports one (rules 5.10). */
export const CatalogueMenu = () => {
  const [exportCatalogue, isExporting] = useExportCatalogue()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Popover
        label="Import and export"
        trigger={(trigger) => (
          // On a phone the tabs need the space.
          <Button
            variant="ghost"
            colorPalette="gray"
            px="2.5"
            aria-label="Import and export"
            title="Import and export"
            {...trigger}
          >
            <FileJson aria-hidden />
            <chakra.span hideBelow="sm">Import and export</chakra.span>
            <Box asChild hideBelow="sm">
              <ChevronDown aria-hidden />
            </Box>
          </Button>
        )}
      >
        {(close) => (
          <Box p="2">
            <Button {...item} disabled={isExporting} onClick={() => void exportCatalogue().then(close)}>
              <Download aria-hidden />
              {isExporting ? 'Exporting…' : 'Export Configuration'}
            </Button>
            <Button
              {...item}
              onClick={() => {
                close()
                setImporting(true)
              }}
            >
              <Upload aria-hidden />
              Import Configuration
            </Button>
          </Box>
        )}
      </Popover>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  )
}
