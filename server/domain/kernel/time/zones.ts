// Names of time zones. A zone has one name of the IANA database and any number of others. PostgreSQL may lack the others,
// and runtimes answer with those of CLDR, which keeps the names that it had first.

/** What CLDR still calls otherwise; its test compares them with CLDR's own list. */
const ianaNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const cldrNames = new Map(Object.entries(ianaNames).map(([cldr, iana]) => [iana, cldr]))

/** The name of the zone in the IANA database, however it is called or written; null when the runtime knows no such zone. */
export const ianaName = (zone: string): string | null => {
  // Newer runtimes also take offsets, whose signs PostgreSQL reads the other way round.
  if (!/^[a-z]/i.test(zone)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return ianaNames[timeZone] ?? timeZone
  } catch {
    return null
  }
}

/** The names of a zone, the IANA database's first. */
export const namesOf = (iana: string): string[] => [iana, ...(cldrNames.has(iana) ? [cldrNames.get(iana)!] : [])]

/** All zones that the runtime knows, by their IANA names. */
export const allZones = (): string[] =>
  [...new Set(Intl.supportedValuesOf('timeZone').map((zone) => ianaNames[zone] ?? zone))].sort()
