/**
 * The product's deadlines, such as 4 seconds for a lock, become a minute: on a busy machine nothing else may refuse a
 * test's work. Tests of outages and fairness take the product's, 1.
 */
export const testPatience = 12
