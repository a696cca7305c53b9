import { inComplianceMeaning } from '../../compliance/status'
import { percentOf, type Column } from '../column'
import { completedMeanings } from '../completed'
import { insertionMeanings, type InsertionFigures } from '../insertions'
import { centralMeaning, lineMeanings, type LineFigures } from '../lines'
import { removalMeanings } from '../removals'
import { responseMeanings, type ResponseRow } from '../responseTime'

// The figures at the head of the committee's page, each with what it counts (rules 7.14).

export type KeyFigure = {
  name: string
  unit?: string
  decimals?: number
  means: string
  /** Null: there is none in the range. */
  value: number | null
  /** It is of now, so it is not compared with an earlier range. */
  isOfNow?: true
}

/** Of what they are made. */
export type KeyFacts = {
  completed: number
  insertions: { total: Pick<InsertionFigures, 'insertions' | 'successPercent'> }
  response: { total: Pick<ResponseRow, 'medianMinutes' | 'p90Minutes' | 'withinTargetPercent'> | null }
  lines: {
    total: Pick<LineFigures, 'placed' | 'lineDays' | 'infections'>
    central: Pick<LineFigures, 'lineDays' | 'infections' | 'infectionsPer1000'>
  }
  removals: { total: number }
  compliance: { personCount: number; inComplianceCount: number }
}

export const keyFigures = (facts: KeyFacts): KeyFigure[] => {
  const { completed, removals, compliance } = facts
  const insertions = facts.insertions.total
  const response = facts.response.total
  const { total: lines, central } = facts.lines
  const { personCount, inComplianceCount } = compliance
  return [
    { name: 'Calls completed', means: completedMeanings.total, value: completed },
    { name: 'Insertions', means: insertionMeanings.insertions, value: insertions.insertions },
    {
      name: 'Insertion success',
      unit: '%',
      decimals: 1,
      means: insertionMeanings.successPercent,
      value: insertions.successPercent,
    },
    {
      name: 'Median response',
      unit: 'min',
      decimals: 1,
      means: responseMeanings.medianMinutes,
      value: response?.medianMinutes ?? null,
    },
    {
      name: '90th percentile of response',
      unit: 'min',
      decimals: 1,
      means: responseMeanings.p90Minutes,
      value: response?.p90Minutes ?? null,
    },
    {
      name: 'Within target',
      unit: '%',
      decimals: 1,
      means: responseMeanings.withinTargetPercent,
      value: response?.withinTargetPercent ?? null,
    },
    { name: 'Lines placed', means: lineMeanings.placed, value: lines.placed },
    { name: 'Line-days', means: lineMeanings.lineDays, value: lines.lineDays },
    { name: 'Reported infections', means: lineMeanings.infections, value: lines.infections },
    { name: 'Line-days of central lines', means: centralMeaning, value: central.lineDays },
    { name: 'Reported infections of central lines', means: centralMeaning, value: central.infections },
    {
      name: 'Reported infections of central lines',
      unit: 'per 1,000 line-days',
      decimals: 2,
      means: lineMeanings.infectionsPer1000,
      value: central.infectionsPer1000,
    },
    { name: 'Removals', means: removalMeanings.total, value: removals.total },
    {
      name: 'People in compliance',
      isOfNow: true,
      unit: '%',
      decimals: 1,
      means: inComplianceMeaning,
      value: personCount > 0 ? percentOf(inComplianceCount, personCount) : null,
    },
  ]
}

/** Percent and minutes stand with the number. */
export const figureName = ({ name, unit }: KeyFigure): string =>
  unit && unit !== '%' && unit !== 'min' ? `${name} ${unit}` : name

/** The number as a person reads it, with percent or minutes; `–` without one. */
export const figureInWords = ({ value, unit, decimals = 0 }: KeyFigure): string => {
  if (value === null) return '–'
  const number = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return unit === '%' ? `${number}%` : unit === 'min' ? `${number} min` : number
}

/** A table of them, for files. */
export const keyFigureColumns: Column<KeyFigure>[] = [
  { name: 'Figure', of: ({ name }) => name },
  { name: 'Unit', of: ({ unit }) => unit ?? null },
  { name: 'Value', of: ({ value }) => value },
  { name: 'What It Counts', of: ({ means }) => means },
]
