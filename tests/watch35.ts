import { playByPolicy } from './games/betrayal/bots-play';
const p=Number(process.argv[2]); const seed=process.argv[3] ?? 'x';
let last:any; const all:any[]=[]; let seen=new Set<string>();
const o=playByPolicy('35',p,seed,(G:any)=>{last=G; for(const l of G.journal??[]){ const k=JSON.stringify(l); if(l.id!==undefined? !seen.has(String(l.id)) : true){ seen.add(String(l.id)); all.push(l);} }});
for (const l of all){ const f=l.facts??{}; const s=Object.entries(f).map(([k,v]:any)=>`${k}=${typeof v==='object'?(v.term??v.seat??JSON.stringify(v)):v}`).join(' ');
 console.log(l.kind, l.actor??l.seat??l.playerID??'', s.slice(0,150)); }
console.log(Object.keys((last.journal??[])[0]??{}));
console.log(JSON.stringify(o), last.haunt.traitor);
