import { list, table } from './table'

/** In weight order. Without places, everybody needs it. */
const requirements = table(
  ['name', 'category', 'grace', 'expires', 'places', 'link', 'notes'],
  `
  RN License                   | Licenses       | 0  | yes |  | https://www.nursys.com | The license of the state in which you work, or a multistate license. Renew it every two years.
  BLS                          | Certifications | 14 | yes |  | https://cpr.heart.org/en/courses/basic-life-support-course-options | Basic Life Support of the American Heart Association. Renew it every two years.
  ACLS                         | Certifications | 30 | yes | Main Hospital, North Campus | https://cpr.heart.org/en/courses/advanced-cardiovascular-life-support-course-options | For those who work in intensive care and emergency departments. Renew it every two years.
  CRNI or VA-BC                | Certifications | 90 | yes |  | https://www.vacert.org | Board certification in infusion nursing or vascular access; renewed every three years.
  TB Test                      | Health         | 14 | yes |  | https://www.cdc.gov/tb-healthcare-settings | Skin test, blood test, or a chest X-ray with the form of Employee Health.
  Influenza Vaccination        | Health         | 30 | yes |  | https://www.cdc.gov/flu | For each season, or a declination signed by Employee Health.
  N95 Fit Test                 | Health         | 14 | yes |  | https://www.osha.gov/respiratory-protection | For the model that you wear. Repeat it every year.
  Background Check             | Licenses       | 0  | no  |  |  | Done once by Human Resources before you start.
  Orientation: Main Hospital   | Facility       | 30 | no  | Main Hospital |  | Badge, supply rooms, and one shift beside a colleague.
  Orientation: North Campus    | Facility       | 30 | no  | North Campus  |  | Badge, supply rooms, and one shift beside a colleague.
  Orientation: Desert Clinic   | Facility       | 30 | no  | Desert Clinic |  | Infusion chairs, emergency plan, and the keys.
  Orientation: Harbour Unit    | Facility       | 30 | no  | Harbour Unit  |  | Ferry times, treatment rooms, and the emergency plan.
  Orientation: Lakeshore       | Facility       | 14 | no  | Lakeshore Hospital |  | Badge, supply rooms, and one shift beside a colleague.`,
).map(({ name, category, grace, expires, places, link, notes }) => ({
  name,
  category,
  /** Days. */
  gracePeriod: Number(grace),
  doesNotExpire: expires === 'no',
  places: list(places.replaceAll(',', '|')).filter(Boolean),
  link: link || null,
  notes,
}))

/** What a provider asks of its people. */
export type RequirementModel = (typeof requirements)[number]

const named = (names: RegExp): RequirementModel[] => requirements.filter(({ name }) => names.test(name))

export const riversideRequirements = requirements.filter(({ name }) => !/Lakeshore/.test(name))

export const lakeshoreRequirements = named(/^(RN License|BLS|TB Test|Influenza|Orientation: Lakeshore)/)
