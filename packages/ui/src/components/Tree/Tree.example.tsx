import { useState } from 'react';
import { moved, renamed } from './Tree.fixtures.js';
import { Tree, type TreeProps } from './Tree.js';

/** Stores what is expanded, selected, moved and renamed, as far as the story offers it. */
export function TreeExample({ onSelect, onMove, onRename, ...props }: TreeProps) {
  const [nodes, setNodes] = useState(props.nodes);
  const [expanded, setExpanded] = useState(props.expanded);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <div style={{ width: 200 }}>
      <Tree
        {...props}
        nodes={nodes}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
        onMove={
          onMove &&
          ((node, place) => {
            const outcome = onMove(node, place);
            if (outcome === undefined) setNodes(moved(nodes, node.id, place));
            return outcome;
          })
        }
        onRename={
          onRename &&
          ((id, name) => {
            const outcome = onRename(id, name);
            if (outcome === undefined) setNodes(renamed(nodes, id, name));
            return outcome;
          })
        }
      />
    </div>
  );
}
