import { playByPolicy, winnerOf } from './games/betrayal/bots-play';
const from = Number(process.argv[2] ?? 0), most = Number(process.argv[3] ?? 10);
const phases: Record<string, number> = {};
for (const p of [3,4,5,6]) { const w: Record<string,number> = {}; let r=0; const ph={found:0,flew:0,batted:0,caught:0,free:0,eaten:0,crash:0};
 for (let n=from;n<from+most;n++){ const kinds:string[]=[]; let len=0; let prev:any=null;
  const o=playByPolicy('35',p,`c${p} ${n}`,(G:any)=>{ const j=G.journal??[]; for (const l of j) if(!(l as any).__s){ Object.defineProperty(l,'__s',{value:1,enumerable:false,configurable:true}); kinds.push(l.kind);} });
  const has=(k:string)=>new Set(kinds).has(k);
  const cnt=(k:string)=>kinds.filter(x=>x===k).length;
  if(has('plane-found'))ph.found++; if(has('takes-off'))ph.flew++; ph.batted+=Math.min(1,cnt('batted-down')); ph.crash+=Math.min(1,cnt('crashes')); ph.caught+=has('caught')?1:0; ph.free+=has('let-go')?1:0;
  const k=winnerOf(o); w[k]=(w[k]??0)+1; r+=o.rounds; }
 console.log(p, JSON.stringify(w), (r/most).toFixed(1), JSON.stringify(ph)); }
