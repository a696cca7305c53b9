/** A new id in order of time (UUID version 7, rules 1.2), for rows that are added by hand-written SQL; Prisma makes its own. */
export { v7 as orderedId } from 'uuid'
