// Opens the embedded database of a folder and keeps it, until the test kills this process.
import { pino } from 'pino'
import { openEmbedded } from '../../db/embedded/embedded'

const { url } = await openEmbedded(process.argv[2]!, pino({ level: 'silent' }))
process.stdout.write(url)
setInterval(() => undefined, 1000)
