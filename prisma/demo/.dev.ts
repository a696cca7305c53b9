import pg from 'pg'
import { startTestCluster, templateName } from '../../server/test/cluster'
import { seedDemo, generateHospital, insertHospital } from './index'
const c = await startTestCluster()
try {
  const now = new Date(process.argv[3] ?? '2026-11-20T19:30:00Z')
  const make = async (db:string)=>{ const a = new pg.Client({connectionString:c.adminUrl}); await a.connect(); await a.query(`create database ${db} template ${templateName}`); await a.end(); return c.adminUrl.replace(/\/postgres$/, '/'+db) }
  const u = await make('d1'); const t=performance.now(); await seedDemo({url:u, now, print: console.log}); console.log('seed', performance.now()-t)
  const k = new pg.Client({connectionString:u}); await k.connect()
  for (const sql of process.argv[2]!.split(';').filter(s=>s.trim())) { const r = await k.query({text:sql, rowMode:'array'}); for (const row of r.rows) console.log(row.map(v=>v instanceof Date?v.toISOString().slice(0,16):v).join(' | ')); console.log('--') }
  await k.end()
  if (process.argv[4]) { const v=await make('d2'); const k2=new pg.Client({connectionString:v}); await k2.connect(); const t=performance.now(); await k2.query('begin'); console.log(await insertHospital(k2, generateHospital({now,scale:Number(process.argv[4])}))); await k2.query('commit'); console.log('big', performance.now()-t); await k2.end() }
} finally { await c.stop() }
