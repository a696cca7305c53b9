// The list of a provider's people (rules 9.1).

export const userSorts = ['fullName', 'email', 'role', 'training', 'status'] as const
export type UserSort = (typeof userSorts)[number]

export type UserOrder = { field: UserSort; descending: boolean }
