import { people, type Person } from './people'
import { riversidePlaces, type Place } from './places'

/** A shared account for each unit, whose people ask for help. */
const deskOf = ({ name: place }: Place, unit: string, isWard: boolean): Person[] =>
  people(
    `${place.split(' ')[0]!.toLowerCase()}.${unit.toLowerCase()} | ${place === 'Main Hospital' ? '' : `${place} `}${isWard ? 'Ward ' : ''}${unit} Desk | External | | ${place} | -`,
  )

/** Units whose desk is among the people of the plan. */
const known = ['4B']

const desks = riversidePlaces.flatMap((place) =>
  Object.entries(place.units).flatMap(([kind, units]) =>
    Object.keys(units)
      .filter((unit) => !known.includes(unit))
      .flatMap((unit) => deskOf(place, unit, kind === 'ward')),
  ),
)

/** Everybody else with an account at Riverside Health: they neither work calls nor appear in its history. */
export const riversideOthers: Person[] = [
  ...desks,
  ...people(`
    ingrid    | Ingrid Solberg    | Admin     |  |                            | -
    walter    | Walter Kim        | Manager   |  | North Campus               | -
    beatriz   | Beatriz Fonseca   | Manager   |  | Desert Clinic              | -
    gloria    | Gloria Whitehorse | External  |  | Desert Clinic              | -
    patrick   | Patrick Doyle     | External  |  | Main Hospital              | -
    latoya    | Latoya Simmons    | External  |  | Main Hospital              | -
    hana      | Hana Novák        | External  |  | Main Hospital              | -
    minh      | Minh Trần         | External  |  | North Campus               | -
    eleanor   | Eleanor Byrne     | External  |  | Harbour Unit               | -
    josefina  | Josefina Ruiz     | External  |  | North Campus               | -
    abdi      | Abdi Warsame      | External  |  | Main Hospital, North Campus | -
    soren     | Søren Dahl        | External  |  | Main Hospital              | new
    rachel    | Rachel Goldman    | External  |  |                            | -
    noor      | Noor Rahman       | Clinician |  | North Campus               | invited
    greta     | Greta Vogel       | Clinician |  |                            | disabled
    curtis    | Curtis Bell       | Clinician |  | Main Hospital              | disabled
    yolanda   | Yolanda Price     | Manager   |  |                            | disabled
    oldward   | Ward 2C Desk      | External  |  | Main Hospital              | disabled`),
]
