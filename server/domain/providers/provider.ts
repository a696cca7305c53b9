/** The states of a provider (rules 9.6). */
export const providerStatuses = ['Active', 'Inactive'] as const

export type ProviderStatus = (typeof providerStatuses)[number]
