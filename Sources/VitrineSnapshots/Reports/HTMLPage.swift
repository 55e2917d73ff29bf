/// The page of a report around its title and its data.
enum HTMLPage {
    static let before = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>
        """

    static let middle = """
        </title>
        <style>
        :root{color-scheme:light dark;--bg:#f6f7f9;--panel:#fff;--text:#1b1f24;--dim:#626b76;--line:#d8dce2;--accent:#0a63d6;--bad:#c4262e;--good:#1a7f37}
        @media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#14171b;--panel:#1d2126;--text:#e6e9ed;--dim:#98a2ae;--line:#343a42;--accent:#6cb0ff;--bad:#ff7b80;--good:#56d071}}
        :root[data-theme=dark]{--bg:#14171b;--panel:#1d2126;--text:#e6e9ed;--dim:#98a2ae;--line:#343a42;--accent:#6cb0ff;--bad:#ff7b80;--good:#56d071}
        *{box-sizing:border-box}body{margin:0;font:14px/1.45 system-ui,sans-serif;background:var(--bg);color:var(--text);display:grid;grid-template:auto 1fr/320px 1fr;height:100vh}
        header{grid-column:1/3;display:flex;gap:16px;align-items:center;padding:10px 16px;background:var(--panel);border-bottom:1px solid var(--line)}
        h1{font-size:16px;margin:0}#summary{color:var(--dim);flex:1}
        button,select,input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:4px 10px}
        button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--panel)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        nav{overflow:auto;border-right:1px solid var(--line);background:var(--panel)}#filters{display:flex;gap:6px;padding:10px;position:sticky;top:0;background:var(--panel);border-bottom:1px solid var(--line)}#filters input{flex:1;min-width:0}
        nav ol{list-style:none;margin:0;padding:0}nav li{padding:7px 12px;border-bottom:1px solid var(--line);cursor:pointer;overflow-wrap:anywhere}nav li[aria-current=true]{background:var(--accent);color:var(--panel)}nav small{color:var(--dim);display:block}nav li[aria-current=true] small{color:inherit}
        main{overflow:auto;padding:16px}h2{font-size:16px;margin:0 0 8px;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:10px;margin:0 0 12px}
        #tools{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin-bottom:12px}#tools label{display:flex;gap:6px;align-items:center;color:var(--dim)}
        .row{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}figcaption{color:var(--dim);margin-bottom:4px}
        img{max-width:100%;display:block;background:repeating-conic-gradient(#bbb 0 25%,#eee 0 50%) 0 0/16px 16px;border:1px solid var(--line)}
        .row figure{flex:0 1 auto;max-width:min(100%,420px)}.stack{position:relative;display:inline-block;max-width:min(100%,560px)}.stack img+img{position:absolute;top:0;left:0}.cut{position:absolute;top:0;bottom:0;width:2px;margin-left:-1px;background:var(--accent);pointer-events:none}
        .failed,.missing,.error{color:var(--bad)}.recorded{color:var(--good)}nav li[aria-current=true] span{color:inherit}kbd{border:1px solid var(--line);border-radius:4px;padding:0 4px;font-size:12px}#keys{color:var(--dim);margin-top:16px}
        @media (max-width:760px){body{grid-template:auto 40vh 1fr/1fr}header{grid-column:1;flex-wrap:wrap}nav{border-right:0;border-bottom:1px solid var(--line)}}
        </style></head><body>
        <header><h1 id="title"></h1><span id="summary"></span><button id="theme" title="light or dark">Theme</button></header>
        <nav aria-label="Snapshots"><div id="filters"><input id="query" type="search" placeholder="Filter" aria-label="Filter by name or message"><select id="status" aria-label="Status"><option value="">all</option><option>failed</option><option>missing</option><option>error</option><option>recorded</option></select></div><ol id="list"></ol></nav>
        <main id="main"></main>
        <script type="application/json" id="data">
        """

    static let after = """
        </script>
        <script>
        'use strict';
        const data=JSON.parse(document.getElementById('data').textContent),$=id=>document.getElementById(id);
        const modes=[['side','Side by side','1'],['slider','Slider','2'],['blink','Blink','3'],['onion','Onion skin','4'],['difference','Difference','5']];
        let current=0,mode='side',frame=0,amount=50,timer=null,shown=[],cut=()=>{};
        $('title').textContent=document.title;$('summary').textContent=data.summary+' · '+data.engine;
        const el=(tag,props={},...kids)=>{const e=Object.assign(document.createElement(tag),props);e.append(...kids.filter(k=>k!=null));return e};
        function filter(){const q=$('query').value.toLowerCase(),s=$('status').value;
          shown=data.items.filter(i=>(!s||i.status===s)&&(!q||(i.name+' '+i.message).toLowerCase().includes(q)));
          current=Math.min(current,Math.max(0,shown.length-1));list();show()}
        function list(){$('list').replaceChildren(...shown.map((item,i)=>{const li=el('li',{tabIndex:0,onclick:()=>go(i),onkeydown:e=>{if(e.key==='Enter')go(i)}},
            item.name,el('small',{},el('span',{className:item.status},item.status),' '+item.kind));li.setAttribute('aria-current',i===current);return li}))}
        function go(i){if(i<0||i>=shown.length)return;current=i;frame=0;list();show();$('list').children[i].scrollIntoView({block:'nearest'})}
        function picture(src,name){return src?el('figure',{},el('figcaption',{textContent:name}),el('img',{src,alt:name})):null}
        function view(p){
          if(mode==='difference')return el('div',{className:'row'},picture(p.difference||p.actual,'difference'));
          if(mode==='side'||!p.expected||!p.actual)return el('div',{className:'row'},picture(p.expected,'expected'),picture(p.actual,'actual'),picture(p.difference,'difference'));
          const top=el('img',{src:p.actual,alt:'actual'}),stack=el('div',{className:'stack'},el('img',{src:p.expected,alt:'expected'}),top);
          if(mode==='slider'){const line=el('div',{className:'cut'});stack.append(line);cut=()=>{top.style.clipPath='inset(0 0 0 '+amount+'%)';line.style.left=amount+'%'};cut();stack.onpointermove=e=>{const r=stack.getBoundingClientRect();amount=Math.max(0,Math.min(100,(e.clientX-r.left)/r.width*100));cut();const s=$('amount');if(s)s.value=amount}}
          if(mode==='onion')top.style.opacity=amount/100;
          if(mode==='blink'){let on=true;timer=setInterval(()=>{on=!on;top.style.visibility=on?'visible':'hidden'},500)}
          return stack}
        function show(){clearInterval(timer);const main=$('main'),item=shown[current];
          if(!item){main.replaceChildren(el('p',{textContent:data.items.length?'Nothing matches the filter.':data.passed+' passed. Nothing differs.'}));return}
          const p=item.pictures[Math.min(frame,item.pictures.length-1)];
          const tools=el('div',{id:'tools'},...modes.map(([id,label])=>{const b=el('button',{textContent:label,onclick:()=>{mode=id;show()}});b.setAttribute('aria-pressed',mode===id);b.dataset.mode=id;return b}));
          if(p&&(mode==='slider'||mode==='onion'))tools.append(el('label',{},'Actual',el('input',{id:'amount',type:'range',min:0,max:100,value:amount,oninput:e=>{amount=+e.target.value;const t=document.querySelector('.stack img+img');if(t){if(mode==='onion')t.style.opacity=amount/100;else cut()}}})));
          if(item.pictures.length>1)tools.append(el('label',{},'Frame',el('input',{id:'scrubber',type:'range',min:0,max:item.pictures.length-1,value:frame,oninput:e=>{frame=+e.target.value;show();$('scrubber').focus()}}),el('output',{textContent:p.label})));
          main.replaceChildren(el('h2',{textContent:item.name}),el('pre',{textContent:item.message}),p?tools:'',p?view(p):'',
            el('p',{id:'keys'},el('kbd',{textContent:'j'}),' ',el('kbd',{textContent:'k'}),' next and previous, ',el('kbd',{textContent:'1'}),'…',el('kbd',{textContent:'5'}),' view, ',el('kbd',{textContent:'←'}),' ',el('kbd',{textContent:'→'}),' frame, ',el('kbd',{textContent:'/'}),' filter, ',el('kbd',{textContent:'t'}),' theme'))}
        function theme(){const r=document.documentElement,dark=r.dataset.theme?r.dataset.theme==='dark':matchMedia('(prefers-color-scheme:dark)').matches;r.dataset.theme=dark?'light':'dark'}
        $('theme').onclick=theme;$('query').oninput=filter;$('status').onchange=filter;
        addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;if(e.target.tagName==='INPUT'&&e.target.type==='search'){if(e.key==='Escape')e.target.blur();return}
          const item=shown[current],m=modes.find(m=>m[2]===e.key);
          if(e.key==='j')go(current+1);else if(e.key==='k')go(current-1);else if(e.key==='t')theme();else if(m){mode=m[0];show()}
          else if(e.key==='/'){e.preventDefault();$('query').focus()}
          else if((e.key==='ArrowRight'||e.key==='ArrowLeft')&&item&&e.target.type!=='range'){frame=Math.max(0,Math.min(item.pictures.length-1,frame+(e.key==='ArrowRight'?1:-1)));show()}});
        const hash=new URLSearchParams(location.hash.slice(1));if(hash.get('theme'))document.documentElement.dataset.theme=hash.get('theme');if(hash.get('mode'))mode=hash.get('mode');
        filter();if(hash.get('item'))go(+hash.get('item'));if(hash.get('frame')){frame=+hash.get('frame');show()}
        </script></body></html>

        """
}
