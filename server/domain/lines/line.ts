/** The name that a new line is given when nobody says otherwise (calls, section 4). */
export const defaultLineName = (patientLastName: string | null | undefined): string => `${patientLastName?.trim() || 'Patient'}'s Line`
