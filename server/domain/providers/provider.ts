/** The states in which people put a provider (rules 9.6). */
export const providerStatuses = ['Active', 'Inactive'] as const

/** While an operator moves a provider to another installation, it is Moving (rules 9.13). */
export const shownStatuses = [...providerStatuses, 'Moving'] as const

export type ProviderStatus = (typeof shownStatuses)[number]
